// problem 4:1 has no body
OPENQASM 2.0;
include "qelib1.inc";
opaque magic(t) a,b;
