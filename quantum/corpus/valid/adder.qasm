// 6 + 7 = 13 with a ripple of carries.
// outcome 1101 1
OPENQASM 3.0;
include "stdgates.inc";
gate majority a, b, c { cx c, b; cx c, a; ccx a, b, c; }
gate unmajority a, b, c { ccx a, b, c; cx c, a; cx a, b; }
const uint left = 6;
const uint right = 7;
qubit carry;
qubit[3] a;
qubit[3] b;
qubit out;
bit[4] sum;
for uint i in [0:2] {
  if (bool(left[i])) x a[i];
  if (bool(right[i])) x b[i];
}
majority carry, b[0], a[0];
for uint i in [0:1] majority a[i], b[i + 1], a[i + 1];
cx a[2], out;
for uint i in [1:-1:0] unmajority a[i], b[i + 1], a[i + 1];
unmajority carry, b[0], a[0];
sum[0:2] = measure b;
sum[3] = measure out;
