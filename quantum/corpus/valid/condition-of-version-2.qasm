// outcome 000 0.5
// outcome 101 0.5
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[2];
creg d[1];
h q[0];
measure q[0] -> c[0];
if(c==1) x q[1];
if(c==2) z q[1];
measure q[1] -> d[0];
