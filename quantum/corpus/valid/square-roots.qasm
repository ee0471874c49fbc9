// pow(1/2) is the principal root: twice it is the gate again.
// outcome 1111 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
bit[4] c;
pow(0.5) @ x q[0];
pow(0.5) @ x q[0];
h q[1];
pow(0.25) @ z q[1];
pow(0.75) @ z q[1];
h q[1];
pow(1.0 / 3) @ y q[2];
pow(2.0 / 3) @ y q[2];
x q[0];
x q[0];
pow(0.5) @ ctrl @ x q[0], q[3];
ctrl @ pow(0.5) @ x q[0], q[3];
c = measure q;
