// outcome 1001 1
OPENQASM 3.0;
include "stdgates.inc";
const bit[4] pattern = "1001";
const bit[4] other = pattern & "1011" | "0000";
qubit[4] q;
bit[4] c;
int i = 0;
for bit b in other {
  if (b) x q[i];
  i += 1;
}
c = measure q;
