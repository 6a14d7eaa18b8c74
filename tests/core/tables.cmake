# SPDX-License-Identifier: MIT
# Fails where the committed tables are not those that the generator writes. The layout is the formatter's.
execute_process(COMMAND ${GENERATOR} OUTPUT_VARIABLE written RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "The generator failed: ${result}")
endif()
file(READ ${COMMITTED} committed)
foreach(text written committed)
  string(REGEX REPLACE "[ \t\r\n]+" "" ${text} "${${text}}")
endforeach()
if(NOT written STREQUAL committed)
  message(FATAL_ERROR "${COMMITTED} is not what its generator writes: run it and commit the result.")
endif()
