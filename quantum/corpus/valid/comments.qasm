// outcome 1 1
/* A comment over
   several lines; with "quotes" and OPENQASM 3.0; inside */
OPENQASM 2.0; // behind a statement
include /* between */ "qelib1.inc";
qreg q[1]; creg c[1];
x/**/q[0];//
measure q[0]->c[0];
// the end, without a line behind it