// outcome 00 0.5
// outcome 01 0.5
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
creg c[2];
h q[0];
measure q[0] -> c[0];
reset q[0];
measure q[0] -> c[1];
