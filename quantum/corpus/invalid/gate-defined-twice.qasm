// problem 5:6 Gate "g" is defined already
OPENQASM 2.0;
include "qelib1.inc";
gate g a { h a; }
gate g a { x a; }
