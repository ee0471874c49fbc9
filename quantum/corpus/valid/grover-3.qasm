// Two steps of eight: (5 sin(a) cos^4(a) - 10 sin^3(a) cos^2(a) + sin^5(a))^2 with sin(a) = 1/sqrt(8), that is 121/128.
// outcome 000 0.0078125
// outcome 001 0.0078125
// outcome 010 0.0078125
// outcome 011 0.0078125
// outcome 100 0.0078125
// outcome 101 0.9453125
// outcome 110 0.0078125
// outcome 111 0.0078125
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
def mark(qubit[3] r) { ctrl @ negctrl @ z r[2], r[1], r[0]; }
def diffuse(qubit[3] r) { h r; x r; ctrl(2) @ z r[0], r[1], r[2]; x r; h r; }
h q;
for uint step in [1:2] {
  mark(q);
  diffuse(q);
}
c = measure q;
