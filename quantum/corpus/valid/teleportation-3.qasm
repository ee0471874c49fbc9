// same as teleportation-2.qasm
OPENQASM 3.0;
include "stdgates.inc";
qubit message;
qubit alice;
qubit bob;
bit m0;
bit m1;
bit out;
def entangle(qubit a, qubit b) { h a; cx a, b; }
ry(1.2) message;
entangle(alice, bob);
cx message, alice;
h message;
m0 = measure message;
m1 = measure alice;
if (m1) x bob;
if (m0 == true) { z bob; }
out = measure bob;
