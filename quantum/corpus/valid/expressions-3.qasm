// outcome 1111111111 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[10] q;
bit[10] c;
ry(π) q[0];
ry(τ / 2) q[1];
ry(tau - pi) q[2];
ry(7 / 2 * pi - 2 * pi) q[3]; // whole numbers divide as in C: 7 / 2 is 3
ry(2 ** 3 % 7 * pi) q[4];
ry(arccos(-1)) q[5];
ry(2 * arcsin(1.0)) q[6];
ry(4 * arctan(1)) q[7];
ry(log(euler) * pi) q[8];
ry((0x10 - 0b1111) * 1_0.0e-1 * pi) q[9];
c = measure q;
