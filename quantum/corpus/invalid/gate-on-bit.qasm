// problem 5:3 Expected a qubit, found the classical
OPENQASM 2.0;
include "qelib1.inc";
creg c[2];
h c[0];
