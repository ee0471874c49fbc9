// Three thirds of a gate of two qubits are the gate, and a half forth and back is nothing.
// outcome 11 1
OPENQASM 3.0;
include "stdgates.inc";
gate both a, b { x a; cx a, b; }
qubit[2] q;
bit[2] c;
pow(1.0 / 3) @ both q[0], q[1];
pow(2.0 / 3) @ both q[0], q[1];
pow(0.5) @ both q[1], q[0];
inv @ pow(0.5) @ both q[1], q[0];
c = measure q;
