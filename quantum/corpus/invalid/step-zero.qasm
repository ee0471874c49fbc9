// problem 5:14 The step of a range cannot be 0
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
for int i in [0:0:3] { x q[i]; }
