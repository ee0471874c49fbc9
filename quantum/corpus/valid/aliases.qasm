// outcome 111110 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] a;
qubit[2] b;
bit[6] c;
let all = a ++ b;
let odd = all[1:2:5];
let last = all[-1];
let some = all[{2, 4}];
x odd;
x some;
x last;
x b[1];
let first = c[0:3];
first = measure a;
c[4:5] = measure b;
