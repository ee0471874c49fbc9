import type { GateName, GateShape, GateSpec, GateUse } from './gate.ts';
// prettier-ignore
import {
  diagonalMatrix, phaseMatrix, realMatrix, rxMatrix, rxxMatrix, ryMatrix, ryyMatrix, rzMatrix, rzzMatrix,
  squareRootOfX, swapMatrix, uMatrix,
} from './matrices.ts';

/** All gates by name. Controls are not part of a gate: CX is `x` under one control. */
// prettier-ignore
export const GATES: { readonly [name in GateName]: GateSpec } = {
  id: fixed('id', 1, 'Identity', 'I', 'I', 'diagonal', () => diagonalMatrix(1, 0, 1, 0), 'id', 'id'),
  x: fixed('x', 1, 'Pauli X', 'X', 'X', 'permutation', () => realMatrix(0, 1, 1, 0), 'x', 'x'),
  y: fixed('y', 1, 'Pauli Y', 'Y', 'Y', 'permutation', () => Float64Array.of(0, 0, 0, -1, 0, 1, 0, 0), 'y', 'y'),
  z: fixed('z', 1, 'Pauli Z', 'Z', 'Z', 'diagonal', () => diagonalMatrix(1, 0, -1, 0), 'z', 'z'),
  h: fixed('h', 1, 'Hadamard', 'H', 'H', 'real', hadamardMatrix, 'h', 'h'),
  s: fixed('s', 1, 'S, a quarter turn', 'S', 'S', 'diagonal', () => diagonalMatrix(1, 0, 0, 1), 's', 's', 'sdg'),
  sdg: fixed('sdg', 1, 'S dagger', 'S†', 'S^\\dagger', 'diagonal', () => diagonalMatrix(1, 0, 0, -1), 'sdg', 'sdg', 's'),
  t: nonClifford('t', 1, 'T, an eighth turn', 'T', 'T', 'diagonal', () => eighthTurn(1), 't', 't', 'tdg'),
  tdg: nonClifford('tdg', 1, 'T dagger', 'T†', 'T^\\dagger', 'diagonal', () => eighthTurn(-1), 'tdg', 'tdg', 't'),
  sx: fixed('sx', 1, 'Square root of X', '√X', '\\sqrt{X}', 'general', () => squareRootOfX(1), 'sx', 'sx', 'sxdg'),
  sxdg: fixed('sxdg', 1, 'Square root of X, dagger', '√X†', '\\sqrt{X}^\\dagger', 'general', () => squareRootOfX(-1), 'sxdg', null, 'sx'),
  rx: rotation('rx', 1, 'Rotation about X', 'RX', 'R_X', 'general', rxMatrix, 'rx', 'rx'),
  ry: rotation('ry', 1, 'Rotation about Y', 'RY', 'R_Y', 'real', ryMatrix, 'ry', 'ry'),
  rz: rotation('rz', 1, 'Rotation about Z', 'RZ', 'R_Z', 'diagonal', rzMatrix, 'rz', 'rz'),
  p: rotation('p', 1, 'Phase', 'P', 'P', 'diagonal', phaseMatrix, 'u1', 'p'),
  u: {
    name: 'u', title: 'Any one-qubit gate', label: 'U', latex: 'U', wires: 1,
    parameters: ['theta', 'phi', 'lambda'], shape: 'general', matrix: uMatrix,
    inverse: ([theta, phi, lambda]) => ({ gate: 'u', parameters: [-theta, -lambda, -phi] }),
    isClifford: uIsClifford, openQasm2: 'u3', openQasm3: 'U', qiskit: 'u',
  },
  swap: fixed('swap', 2, 'Swap', 'SWAP', '\\mathrm{SWAP}', 'permutation', () => swapMatrix(0), 'swap', 'swap'),
  iswap: fixed('iswap', 2, 'iSwap', 'iSW', 'i\\mathrm{SWAP}', 'permutation', () => swapMatrix(1), null, null, 'iswapdg'),
  iswapdg: fixed('iswapdg', 2, 'iSwap dagger', 'iSW†', 'i\\mathrm{SWAP}^\\dagger', 'permutation', () => swapMatrix(-1), null, null, 'iswap'),
  rxx: rotation('rxx', 2, 'Rotation about XX', 'RXX', 'R_{XX}', 'general', rxxMatrix, 'rxx', null),
  ryy: rotation('ryy', 2, 'Rotation about YY', 'RYY', 'R_{YY}', 'general', ryyMatrix, null, null),
  rzz: rotation('rzz', 2, 'Rotation about ZZ', 'RZZ', 'R_{ZZ}', 'diagonal', rzzMatrix, 'rzz', null),
};

/** Returns the gate with that name, or undefined. Names are exact and lower case. */
export function findGate(name: string): GateSpec | undefined {
  return Object.hasOwn(GATES, name) ? GATES[name as GateName] : undefined; // the key was just checked
}

function hadamardMatrix(): Float64Array {
  return realMatrix(Math.SQRT1_2, Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2);
}

function eighthTurn(sign: 1 | -1): Float64Array {
  return diagonalMatrix(1, 0, Math.SQRT1_2, sign * Math.SQRT1_2);
}

function fixed(
  name: GateName,
  wires: 1 | 2,
  title: string,
  label: string,
  latex: string,
  shape: GateShape,
  matrix: () => Float64Array,
  openQasm2: string | null,
  openQasm3: string | null,
  inverse: GateName = name,
): GateSpec {
  const use: GateUse = { gate: inverse, parameters: [] };
  // prettier-ignore
  return {
    name, wires, title, label, latex, shape, matrix, openQasm2, openQasm3,
    parameters: [],
    inverse: () => use,
    isClifford: () => true,
    qiskit: name === 'iswapdg' ? null : name,
  };
}

function nonClifford(...gate: Parameters<typeof fixed>): GateSpec {
  return { ...fixed(...gate), isClifford: () => false };
}

function rotation(
  name: GateName,
  wires: 1 | 2,
  title: string,
  label: string,
  latex: string,
  shape: GateShape,
  matrix: (parameters: readonly number[]) => Float64Array,
  openQasm2: string | null,
  openQasm3: string | null,
): GateSpec {
  // prettier-ignore
  return {
    name, wires, title, label, latex, shape, matrix, openQasm2, openQasm3,
    parameters: ['theta'],
    inverse: ([angle]) => ({ gate: name, parameters: [-angle] }),
    isClifford: ([angle]) => isQuarterTurns(angle),
    qiskit: name,
  };
}

/**
 * U = e^(i (phi + lambda)/2) RZ(phi) RY(theta) RZ(lambda). At theta = 0 and pi, only the sum or the difference of phi
 * and lambda counts.
 */
function uIsClifford([theta, phi, lambda]: readonly number[]): boolean {
  if (!isQuarterTurns(theta)) return false;
  const quarters = Math.round(theta / (Math.PI / 2));
  if (quarters % 4 === 0) return isQuarterTurns(phi + lambda);
  if (quarters % 2 === 0) return isQuarterTurns(phi - lambda);
  return isQuarterTurns(phi) && isQuarterTurns(lambda);
}

function isQuarterTurns(angle: number): boolean {
  const quarters = angle / (Math.PI / 2);
  return Math.abs(quarters - Math.round(quarters)) <= 1e-12;
}
