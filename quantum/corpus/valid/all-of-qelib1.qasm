// Every gate of the file once, and undone where that is easy.
// outcome 00000 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[5];
creg c[5];
u3(0.1,0.2,0.3) q[0]; u3(-0.1,-0.3,-0.2) q[0];
u2(0.2,0.3) q[0]; u2(-0.3+pi,-0.2-pi) q[0];
u1(0.4) q[0]; u0(1) q[0]; u(0,0,0.1) q[0]; p(0.2) q[0]; id q[0];
x q[0]; x q[0]; y q[0]; y q[0]; z q[0]; s q[0]; sdg q[0]; t q[0]; tdg q[0];
h q[0]; h q[0]; rx(0.3) q[0]; rx(-0.3) q[0]; ry(0.3) q[0]; ry(-0.3) q[0]; rz(0.3) q[0];
sx q[0]; sxdg q[0];
cz q[0],q[1]; cy q[0],q[1]; swap q[0],q[1]; ch q[0],q[1]; cx q[0],q[1];
ccx q[0],q[1],q[2]; cswap q[0],q[1],q[2];
crx(0.1) q[0],q[1]; cry(0.1) q[0],q[1]; crz(0.1) q[0],q[1]; cu1(0.1) q[0],q[1]; cp(0.1) q[0],q[1];
cu3(0.1,0.2,0.3) q[0],q[1]; csx q[0],q[1]; cu(0.1,0.2,0.3,0.4) q[0],q[1];
rxx(0.5) q[0],q[1]; rxx(-0.5) q[0],q[1]; rzz(0.5) q[0],q[1];
rccx q[0],q[1],q[2]; rc3x q[0],q[1],q[2],q[3];
c3x q[0],q[1],q[2],q[3]; c3sqrtx q[0],q[1],q[2],q[3]; c4x q[0],q[1],q[2],q[3],q[4];
measure q -> c;
