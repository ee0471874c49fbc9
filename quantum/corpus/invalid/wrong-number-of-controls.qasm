// problem 5:1 "x" takes here 3 qubits, found 2.
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
ctrl(2) @ x q[0], q[1];
