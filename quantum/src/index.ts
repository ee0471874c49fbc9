export type * from './circuit/circuit.ts';
