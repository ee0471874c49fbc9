// Older texts define what they need; gates that are what their names say come back as those.
// gates h x
// outcome 00 0.5
// outcome 11 0.5
OPENQASM 2.0;
gate u3(theta,phi,lambda) q { U(theta,phi,lambda) q; }
gate u2(phi,lambda) q { U(pi/2,phi,lambda) q; }
gate h a { u2(0,pi) a; }
gate cx c,t { CX c,t; }
qreg q[2];
creg c[2];
h q[0];
cx q[0],q[1];
measure q -> c;
