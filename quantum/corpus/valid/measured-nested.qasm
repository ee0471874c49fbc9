// Only 11 flips the third.
// outcome 000 0.25
// outcome 001 0.25
// outcome 010 0.25
// outcome 111 0.25
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
h q[0];
h q[1];
c[0] = measure q[0];
c[1] = measure q[1];
if (c[0]) { if (c[1]) { x q[2]; } }
c[2] = measure q[2];
