import type { Wire } from '../../../circuit/parts.ts';
import { fragment, gateOperation, type Fragment } from '../../fragment.ts';

/** A gate that a text can use without defining it. */
export interface LibraryGate {
  readonly parameters: number;
  readonly wires: number;
  /** Takes as many angles and wires as the gate has, controls first. */
  readonly place: (parameters: readonly number[], wires: readonly Wire[]) => Fragment;
}

export type Library = ReadonlyMap<string, LibraryGate>;

/** Makes a gate of the catalog under `controls` controls, with unchanged parameters. */
function plain(gate: string, wires = 1, controls = 0, parameters = 0): LibraryGate {
  return {
    parameters,
    wires: controls + wires,
    place: (given, on) =>
      fragment([
        gateOperation(
          gate,
          given,
          on.slice(controls),
          on.slice(0, controls).map((wire) => ({ wire, on: 1 })),
        ),
      ]),
  };
}

function turn(gate: string, wires = 1, controls = 0): LibraryGate {
  return plain(gate, wires, controls, 1);
}

/** Makes the catalog's U with angles computed from the given ones, and a phase. */
function general(
  parameters: number,
  anglesOf: (given: readonly number[]) => readonly [number, number, number],
  phaseOf: (given: readonly number[]) => number = () => 0,
): LibraryGate {
  return {
    parameters,
    wires: 1,
    place: (given, on) => fragment([gateOperation('u', anglesOf(given), on)], phaseOf(given)),
  };
}

/** cu(theta, phi, lambda, gamma) is U with the phase gamma under one control. */
const controlledU: LibraryGate = {
  parameters: 4,
  wires: 2,
  place: ([theta, phi, lambda, gamma], [control, target]) =>
    fragment([
      ...(gamma === 0 ? [] : [gateOperation('p', [gamma], [control])]),
      gateOperation('u', [theta, phi, lambda], [target], [{ wire: control, on: 1 }]),
    ]),
};

const shared: readonly (readonly [string, LibraryGate])[] = [
  ...['id', 'x', 'y', 'z', 'h', 's', 'sdg', 't', 'tdg', 'sx'].map(
    (name) => [name, plain(name)] as const,
  ),
  ...['rx', 'ry', 'rz', 'p'].map((name) => [name, turn(name)] as const),
  ['u1', turn('p')],
  ['swap', plain('swap', 2)],
  ['cx', plain('x', 1, 1)],
  ['cy', plain('y', 1, 1)],
  ['cz', plain('z', 1, 1)],
  ['ch', plain('h', 1, 1)],
  ['ccx', plain('x', 1, 2)],
  ['cswap', plain('swap', 2, 1)],
  ['crx', turn('rx', 1, 1)],
  ['cry', turn('ry', 1, 1)],
  ['crz', turn('rz', 1, 1)],
  ['cp', turn('p', 1, 1)],
  ['cu', controlledU],
];

const takenForGranted: readonly (readonly [string, LibraryGate])[] = [
  ['ryy', turn('ryy', 2)],
  ['iswap', plain('iswap', 2)],
  ['iswapdg', plain('iswapdg', 2)],
  ['ccz', plain('z', 1, 2)],
  ['cs', plain('s', 1, 1)],
  ['csdg', plain('sdg', 1, 1)],
];

/** `qelib1.inc` as Qiskit ships it, as far as its gates are gates of the catalog under controls. */
export const QELIB1: Library = new Map([
  ...shared,
  ['u', plain('u', 1, 0, 3)],
  ['u3', plain('u', 1, 0, 3)],
  ['u2', general(2, ([phi, lambda]) => [Math.PI / 2, phi, lambda])],
  ['u0', { parameters: 1, wires: 1, place: (_, on) => fragment([gateOperation('id', [], on)]) }],
  ['sxdg', plain('sxdg')],
  ['cu1', turn('p', 1, 1)],
  ['cu3', plain('u', 1, 1, 3)],
  ['csx', plain('sx', 1, 1)],
  ['rxx', turn('rxx', 2)],
  ['rzz', turn('rzz', 2)],
  ['c3x', plain('x', 1, 3)],
  ['c3sqrtx', plain('sx', 1, 3)],
  ['c4x', plain('x', 1, 4)],
  ...takenForGranted,
]);

/** Names of gates that tools write although they are not in `qelib1.inc`. */
export const TAKEN_FOR_GRANTED: ReadonlySet<string> = new Set(
  takenForGranted.map(([name]) => name),
);

/** Gates of `qelib1.inc` and of Qiskit that are made from others, as OpenQASM 3. */
export const QELIB1_SOURCES: ReadonlyMap<string, string> = new Map([
  ['rccx', 'gate rccx a,b,c { h c; t c; cx b,c; tdg c; cx a,c; t c; cx b,c; tdg c; h c; }'],
  [
    'rc3x',
    `gate rc3x a,b,c,d { h d; t d; cx c,d; tdg d; h d; cx a,d; t d; cx b,d; tdg d; cx a,d; t d; cx b,d;
      tdg d; h d; t d; cx c,d; tdg d; h d; }`,
  ],
  ['dcx', 'gate dcx a,b { cx a,b; cx b,a; }'],
  [
    'ecr',
    'gate ecr a,b { h b; cx a,b; rz(pi/4) b; cx a,b; h b; x a; h b; cx a,b; rz(-pi/4) b; cx a,b; h b; }',
  ],
  ['rzx', 'gate rzx(t) a,b { h b; cx a,b; rz(t) b; cx a,b; h b; }'],
]);

/**
 * `stdgates.inc`. Its u2 and u3 have determinant 1, unlike those of Qiskit, which is visible under `ctrl`. Source:
 * OpenQASM 3 specification, "Standard library", and the file itself.
 */
export const STDGATES: Library = new Map([
  ...shared,
  ['phase', turn('p')],
  ['cphase', turn('p', 1, 1)],
  ['CX', plain('x', 1, 1)],
  [
    'u2',
    general(
      2,
      ([phi, lambda]) => [Math.PI / 2, phi, lambda],
      ([phi, lambda]) => -(phi + lambda) / 2,
    ),
  ],
  [
    'u3',
    general(
      3,
      ([theta, phi, lambda]) => [theta, phi, lambda],
      ([, phi, lambda]) => -(phi + lambda) / 2,
    ),
  ],
]);

/** Gates that need no file. The U of OpenQASM 3 is the catalog's U times e^(i theta/2). */
export const BUILT_IN: { readonly [version in 2 | 3]: Library } = {
  2: new Map([
    ['U', plain('u', 1, 0, 3)],
    ['CX', plain('x', 1, 1)],
  ]),
  3: new Map([
    [
      'U',
      general(
        3,
        ([theta, phi, lambda]) => [theta, phi, lambda],
        ([theta]) => theta / 2,
      ),
    ],
    ['gphase', { parameters: 1, wires: 0, place: ([phase]) => fragment([], phase) }],
  ]),
};
