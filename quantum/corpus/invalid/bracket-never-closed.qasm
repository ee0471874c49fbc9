// problem 5:8 Expected "," or ")", found "q"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(pi  q[0];
