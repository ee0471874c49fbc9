// The best strategy wins with cos^2(pi/8): equal answers unless both questions are 1. Here both are 0.
// outcome 00 0.4267766952966369
// outcome 01 0.0732233047033631
// outcome 10 0.0732233047033631
// outcome 11 0.4267766952966369
OPENQASM 3.0;
include "stdgates.inc";
qubit alice;
qubit bob;
bit[2] c;
h alice;
cx alice, bob;
ry(-pi / 4) bob;
c[0] = measure alice;
c[1] = measure bob;
