// outcome 00 0.25
// outcome 01 0.25
// outcome 10 0.25
// outcome 11 0.25
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[2] c;
h q[0];
c[0] = measure q[0];
switch (int(c[0])) {
  case 0 { h q[1]; }
  default { x q[1]; h q[1]; }
}
c[1] = measure q[1];
