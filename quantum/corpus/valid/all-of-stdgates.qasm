// outcome 000 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
p(0.3) q[0]; x q[0]; x q[0]; y q[0]; y q[0]; z q[0]; h q[0]; h q[0];
s q[0]; sdg q[0]; t q[0]; tdg q[0]; sx q[0]; inv @ sx q[0];
rx(0.4) q[0]; rx(-0.4) q[0]; ry(0.4) q[0]; ry(-0.4) q[0]; rz(0.4) q[0];
cx q[0], q[1]; cy q[0], q[1]; cz q[0], q[1]; cp(0.2) q[0], q[1];
crx(0.2) q[0], q[1]; cry(0.2) q[0], q[1]; crz(0.2) q[0], q[1]; ch q[0], q[1];
swap q[0], q[1]; ccx q[0], q[1], q[2]; cswap q[0], q[1], q[2]; cu(0.1, 0.2, 0.3, 0.4) q[0], q[1];
CX q[0], q[1]; phase(0.1) q[0]; cphase(0.1) q[0], q[1]; id q[0];
u1(0.1) q[0]; u2(0.1, 0.2) q[0]; inv @ u2(0.1, 0.2) q[0]; u3(0.1, 0.2, 0.3) q[0]; inv @ u3(0.1, 0.2, 0.3) q[0];
U(0.1, 0.2, 0.3) q[0]; U(-0.1, -0.3, -0.2) q[0]; gphase(0.7);
c = measure q;
