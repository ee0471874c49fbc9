// outcome 00000 0.5
// outcome 11111 0.5
OPENQASM 3.0;
include "stdgates.inc";
const int n = 5;
qubit[n] q;
bit[n] c;
h q[0];
for int i in [0:n - 2] cx q[i], q[i + 1];
c = measure q;
