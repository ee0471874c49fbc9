// outcome 111 1
OPENQASM 2.0;
include "qelib1.inc";
gate one a { x a; }
gate two a,b { one a; one b; }
gate three a,b,c { two a,b; one c; }
qreg q[3];
creg c[3];
three q[0],q[1],q[2];
measure q -> c;
