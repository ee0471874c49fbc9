// problem 4:12 "measure" cannot be in the body of a gate
OPENQASM 2.0;
include "qelib1.inc";
gate g a { measure a -> c[0]; }
