// outcome 10 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[2];
h q[0];
cx q[0],q[1];
barrier q;
// the two bits 1 (of z) and 0 (of x)
z q[0];
barrier q;
cx q[0],q[1];
h q[0];
measure q[0] -> c[1];
measure q[1] -> c[0];
