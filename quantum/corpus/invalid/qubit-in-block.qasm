// problem 4:19 A qubit must be declared outside of all blocks
OPENQASM 3.0;
include "stdgates.inc";
if (true) { qubit q;
}
