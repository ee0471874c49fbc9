// r[0]: c < 2, r[1]: c != 3, r[2]: c >= 1, r[3]: the bits differ; c is 2 here.
// outcome of r 1110 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
qubit[4] answers;
bit[2] c;
bit[4] r;
x q[1];
c = measure q;
if (c < 2) x answers[0];
if (c != 3) x answers[1];
if (uint[2](c) >= 1) x answers[2];
if (c[0] ^ c[1]) x answers[3];
r = measure answers;
