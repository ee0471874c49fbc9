// outcome 0101 1
OPENQASM 3.0;
include "stdgates.inc";
const int n = 4;
const bool even = true;
qubit[n] q;
bit[n] c;
int i = 0;
while (i < n) {
  if (i % 2 == 0 && even) x q[i];
  else if (i == 3) { id q[i]; }
  i += 1;
  if (i == 10) break;
}
for int k in {1, 3} {
  if (k == 1) continue;
  x q[k];
  x q[k];
}
switch (n) {
  case 1, 2 { x q; }
  case 4 { id q; }
  default { x q; }
}
c = measure q;
