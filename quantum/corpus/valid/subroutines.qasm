// outcome 110 1
OPENQASM 3.0;
include "stdgates.inc";
def prepare(qubit[2] pair, int which, angle turn) {
  rx(turn) pair[which];
}
def xmeasure(qubit q) -> bit {
  h q;
  return measure q;
}
def both(qubit[2] q) -> bit[2] {
  bit[2] b;
  b = measure q;
  return b;
}
qubit[2] q;
qubit r;
bit[2] c;
bit d;
prepare(q, 1, pi);
x r;
h r;
c = both(q);
d = xmeasure(r);
