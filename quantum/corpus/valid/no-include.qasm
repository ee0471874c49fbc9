// Only U and CX are there.
// outcome 11 1
OPENQASM 2.0;
qreg q[2];
creg c[2];
U(pi,0,pi) q[0];
CX q[0],q[1];
measure q -> c;
