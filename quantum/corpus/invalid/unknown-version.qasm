// problem 2:10 Expected version 2.0 or 3.0, found the number 4.0
OPENQASM 4.0;
qubit q;
