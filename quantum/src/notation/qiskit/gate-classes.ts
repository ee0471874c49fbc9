import type { GateName } from '../../gates/gate.ts';

/** The class of each gate in `qiskit.circuit.library`; iswapdg is the inverse of another. */
export const GATE_CLASSES: { readonly [gate in GateName]: string } = {
  id: 'IGate',
  x: 'XGate',
  y: 'YGate',
  z: 'ZGate',
  h: 'HGate',
  s: 'SGate',
  sdg: 'SdgGate',
  t: 'TGate',
  tdg: 'TdgGate',
  sx: 'SXGate',
  sxdg: 'SXdgGate',
  rx: 'RXGate',
  ry: 'RYGate',
  rz: 'RZGate',
  p: 'PhaseGate',
  u: 'UGate',
  swap: 'SwapGate',
  iswap: 'iSwapGate',
  iswapdg: 'iSwapGate',
  rxx: 'RXXGate',
  ryy: 'RYYGate',
  rzz: 'RZZGate',
};

/** Methods of `QuantumCircuit` for gates under one positive control. */
export const CONTROLLED_METHODS: ReadonlyMap<string, string> = new Map(
  ['x', 'y', 'z', 'h', 's', 'sdg', 'sx', 'p', 'rx', 'ry', 'rz', 'u', 'swap'].map((gate) => [
    gate,
    `c${gate}`,
  ]),
);

/** Words of Python, and names that the written program uses itself. */
export const RESERVED_PYTHON: readonly string[] = [
  ...[
    'False',
    'None',
    'True',
    'and',
    'as',
    'assert',
    'async',
    'await',
    'break',
    'class',
    'continue',
    'def',
  ],
  ...[
    'del',
    'elif',
    'else',
    'except',
    'finally',
    'for',
    'from',
    'global',
    'if',
    'import',
    'in',
    'is',
    'lambda',
  ],
  ...[
    'nonlocal',
    'not',
    'or',
    'pass',
    'raise',
    'return',
    'try',
    'while',
    'with',
    'yield',
    'match',
    'case',
    'type',
  ],
  ...['pi', 'circuit', 'qiskit', 'print', 'range'],
];
