// The transform of |5> has equal moduli.
// outcome 000 0.125
// outcome 001 0.125
// outcome 010 0.125
// outcome 011 0.125
// outcome 100 0.125
// outcome 101 0.125
// outcome 110 0.125
// outcome 111 0.125
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg c[3];
x q[0];
x q[2];
h q[2];
cu1(pi/2) q[1],q[2];
cu1(pi/4) q[0],q[2];
h q[1];
cu1(pi/2) q[0],q[1];
h q[0];
swap q[0],q[2];
measure q -> c;
