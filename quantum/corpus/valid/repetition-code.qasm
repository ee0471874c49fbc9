// One flip is found by its syndrome and undone.
// outcome of data 111 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
qreg a[2];
creg syndrome[2];
creg data[3];
x q[0];
cx q[0],q[1];
cx q[0],q[2];
x q[1]; // the error
cx q[0],a[0];
cx q[1],a[0];
cx q[1],a[1];
cx q[2],a[1];
measure a -> syndrome;
if(syndrome==1) x q[0];
if(syndrome==3) x q[1];
if(syndrome==2) x q[2];
measure q -> data;
