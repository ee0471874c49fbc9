// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
output bit[1] answer;
x q;
answer[0] = measure q;
end;
x q;
