// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit c;
x q[0];
barrier;
barrier q;
barrier q[0], q[2];
c = measure q[0];
