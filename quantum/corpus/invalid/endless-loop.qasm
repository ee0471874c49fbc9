// problem 5:1 Is there a loop that never ends?
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
while (true) { }
