// outcome 1011 1
OPENQASM 3.0;
include "stdgates.inc";
const bit[4] secret = "1011";
qubit[4] q;
qubit helper;
bit[4] c;
x helper;
h helper;
h q;
for int i in [0:3] {
  if (secret[i] == 1) cx q[i], helper;
}
h q;
c = measure q;
