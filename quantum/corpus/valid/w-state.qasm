// outcome 001 0.3333333333333333
// outcome 010 0.3333333333333333
// outcome 100 0.3333333333333333
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg c[3];
ry(2*acos(1/sqrt(3))) q[0];
ch q[0],q[1];
cx q[1],q[2];
cx q[0],q[1];
x q[0];
measure q -> c;
