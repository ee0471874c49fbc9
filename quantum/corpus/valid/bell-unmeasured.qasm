// outcome 00 0.5
// outcome 11 0.5
OPENQASM 3;
include "stdgates.inc";
qubit[2] q;
h q[0];
cx q[0], q[1];
