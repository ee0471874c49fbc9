// u3 has determinant 1 there: u3(0, 0, 2 pi) is minus the identity, u1(2 pi) is the identity.
// outcome 01 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] control;
qubit target;
bit[2] c;
h control;
ctrl @ u3(0, 0, 2 * pi) control[0], target;
ctrl @ u1(2 * pi) control[1], target;
h control;
c = measure control;
