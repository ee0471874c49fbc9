// problem 3:1 The file "mygates.inc" is not known here
OPENQASM 2.0;
include "mygates.inc";
qreg q[1];
