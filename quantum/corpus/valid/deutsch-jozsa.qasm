// A balanced function: the outcome 00 never comes.
// outcome 11 1
OPENQASM 2.0;
include "qelib1.inc";
gate oracle a,b,f { cx a,f; cx b,f; }
qreg in[2];
qreg f[1];
creg c[2];
x f[0];
h in;
h f;
oracle in[0],in[1],f[0];
h in;
measure in -> c;
