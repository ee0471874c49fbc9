// Here "h" is a flip. It must not be taken for a Hadamard gate.
// outcome 1 1
OPENQASM 2.0;
gate h a { U(pi,0,pi) a; }
qreg q[1];
creg c[1];
h q[0];
measure q -> c;
