// outcome 1111 1
OPENQASM 3.0;
include "stdgates.inc";
qubit control;
qubit[3] targets;
bit[4] c;
x control;
cx control, targets;
c[0] = measure control;
c[1:3] = measure targets;
