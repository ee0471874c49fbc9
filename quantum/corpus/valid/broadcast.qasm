// outcome 111111 1
OPENQASM 2.0;
include "qelib1.inc";
qreg a[3];
qreg b[3];
creg c[3];
creg d[3];
x a;
cx a,b;
barrier a,b[0];
measure a -> c;
measure b -> d;
