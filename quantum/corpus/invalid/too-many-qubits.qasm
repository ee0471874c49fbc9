// problem 3:13 This makes 5,000 qubits. At most 4,096 are accepted.
OPENQASM 3.0;
qubit[5000] q;
