// SPDX-License-Identifier: MIT
/** What every page does for the site to work offline. */

/** Once the page has all its own; where there are no service workers, or none may be, nothing happens. */
export function keepOffline() {
  addEventListener('load', async () => {
    try {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(new URL('../sw.js', import.meta.url));
      const tell = () => {
        if (registration.waiting && serviceWorker.controller) import('./notice.js');
      };
      const watch = () => registration.installing?.addEventListener('statechange', tell);
      registration.onupdatefound = watch;
      watch();
      tell();
    } catch {
      // The page works as it is, as long as there is a network.
    }
  });
}
