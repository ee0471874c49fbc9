// outcome 111111 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[6] q;
bit[6] c;
x q[0:4];
ctrl(5) @ x q[0], q[1], q[2], q[3], q[4], q[5];
c = measure q;
