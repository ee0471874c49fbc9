// problem 4:1 belongs to OpenQASM 3
OPENQASM 2.0;
include "qelib1.inc";
qubit[2] q;
