// problem 4:12 There is no gate called "g"
OPENQASM 2.0;
include "qelib1.inc";
gate g a { g a; }
