// problem 5:1 Expected "}" at the end of gate "g"
OPENQASM 2.0;
include "qelib1.inc";
gate g a { h a;
