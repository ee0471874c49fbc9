// outcome 101 1
OPENQASM 3.0;
include "stdgates.inc";
gate qft3 a, b, c {
  h c;
  cp(pi/2) b, c;
  cp(pi/4) a, c;
  h b;
  cp(pi/2) a, b;
  h a;
  swap a, c;
}
qubit[3] q;
bit[3] c;
x q[0];
x q[2];
qft3 q[0], q[1], q[2];
inv @ qft3 q[0], q[1], q[2];
c = measure q;
