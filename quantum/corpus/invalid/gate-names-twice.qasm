// problem 4:6 The name "a" appears twice
OPENQASM 2.0;
include "qelib1.inc";
gate g a,a { h a; }
