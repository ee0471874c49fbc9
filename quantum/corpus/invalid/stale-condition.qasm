// problem 10:3 as it was before it was measured again
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit c;
h q;
c = measure q[0];
if (c) {
  c = measure q[1];
  x q[0];
}
