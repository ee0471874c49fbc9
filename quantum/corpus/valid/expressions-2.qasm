// Every angle here is a whole number of turns of pi.
// outcome 11111111 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[8];
creg c[8];
ry(2*pi/2) q[0];
ry(-(-pi)) q[1];
ry(pi^2/pi) q[2];
ry(sqrt(4)*pi/2) q[3];
ry(pi*sin(pi/2)*cos(0)) q[4];
ry(ln(exp(pi))) q[5];
ry(1/2*2*pi) q[6];
ry(4*3.14159265358979311600E0/4 + 0*tan(1)) q[7];
measure q -> c;
