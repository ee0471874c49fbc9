// Bob holds the state with P(1) = sin(0.6)^2 in the end, whatever Alice finds.
// outcome of out 0 0.6811788772383368
// outcome of out 1 0.31882112276166324
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg m0[1];
creg m1[1];
creg out[1];
ry(1.2) q[0];
h q[1];
cx q[1],q[2];
cx q[0],q[1];
h q[0];
measure q[0] -> m0[0];
measure q[1] -> m1[0];
if(m1==1) x q[2];
if(m0==1) z q[2];
measure q[2] -> out[0];
