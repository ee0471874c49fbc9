/** Small circuits computed without the engine, to check puzzles by a second way. */

type Amplitude = readonly [re: number, im: number];
type GateMatrix = readonly [readonly [Amplitude, Amplitude], readonly [Amplitude, Amplitude]];

const r = Math.SQRT1_2;
const zero: Amplitude = [0, 0];
const one: Amplitude = [1, 0];

function phaseGate(angle: number): GateMatrix {
  return [
    [one, zero],
    [zero, [Math.cos(angle), Math.sin(angle)]],
  ];
}

const gates: Readonly<Record<string, GateMatrix>> = {
  '-': phaseGate(0),
  X: [
    [zero, one],
    [one, zero],
  ],
  Y: [
    [zero, [0, -1]],
    [[0, 1], zero],
  ],
  Z: phaseGate(Math.PI),
  S: phaseGate(Math.PI / 2),
  T: phaseGate(Math.PI / 4),
  Sdg: phaseGate(-Math.PI / 2),
  Tdg: phaseGate(-Math.PI / 4),
  H: [
    [
      [r, 0],
      [r, 0],
    ],
    [
      [r, 0],
      [-r, 0],
    ],
  ],
};

function matrixByHand(cell: string): GateMatrix {
  const turn = /^RY\((-?)(?:(\d+)\*)?pi\/(\d+)\)$/.exec(cell);
  if (turn) {
    const half = ((Number(turn[2] ?? 1) * Math.PI) / Number(turn[3]) / 2) * (turn[1] ? -1 : 1);
    const [c, s] = [Math.cos(half), Math.sin(half)];
    return [
      [
        [c, 0],
        [-s, 0],
      ],
      [
        [s, 0],
        [c, 0],
      ],
    ];
  }
  const matrix = gates[cell];
  if (!matrix) throw new Error(`No matrix for ${cell}.`);
  return matrix;
}

function plus([a, b]: Amplitude, [c, d]: Amplitude): Amplitude {
  return [a + c, b + d];
}

function times([a, b]: Amplitude, [c, d]: Amplitude): Amplitude {
  return [a * c - b * d, a * d + b * c];
}

/** Amplitudes of all basis states; bit `w` of an index is the value of wire `w`. */
type Vector = readonly Amplitude[];

function columnByHand(state: Vector, cells: readonly string[]): Vector {
  const dots = cells.reduce((mask, cell, wire) => (cell === '*' ? mask | (1 << wire) : mask), 0);
  if (cells.includes('SWAP')) return swapByHand(state, cells);
  return cells.reduce<Vector>((before, cell, wire) => {
    if (cell === '*' || cell === '-' || cell === '?') return before;
    const matrix = matrixByHand(cell);
    return before.map((old, index) => {
      if ((index & dots) !== dots) return old;
      const row = matrix[(index >> wire) & 1 ? 1 : 0];
      const low = before[index & ~(1 << wire)] ?? zero;
      const high = before[index | (1 << wire)] ?? zero;
      return plus(times(row[0], low), times(row[1], high));
    });
  }, state);
}

function swapByHand(state: Vector, cells: readonly string[]): Vector {
  const [low = 0, high = 0] = [cells.indexOf('SWAP'), cells.lastIndexOf('SWAP')];
  return state.map((_, index) => {
    const [a, b] = [(index >> low) & 1, (index >> high) & 1];
    return state[(index & ~(1 << low) & ~(1 << high)) | (b << low) | (a << high)] ?? zero;
  });
}

/** Returns the rows of a circuit on one line or in several: `H * / - X`. */
export function rowsByHand(circuit: string): string[][] {
  return circuit.split(/\n| \/ /).map((row) =>
    row
      .replace(/^q\d: /, '')
      .trim()
      .split(/\s+/),
  );
}

/** Returns the amplitudes after a circuit without looks. */
export function stateByHand(rows: readonly (readonly string[])[], start = 0): Vector {
  const wires = rows.length;
  const first: Vector = Array.from({ length: 2 ** wires }, (_, index) =>
    index === start ? one : zero,
  );
  return (rows[0] ?? []).reduce<Vector>(
    (state, _, column) =>
      columnByHand(
        state,
        rows.map((row) => row[column] ?? '-'),
      ),
    first,
  );
}

/** Returns the chance of each outcome that can happen, the highest wire first. A circuit may contain looks. */
export function chancesByHand(rows: readonly (readonly string[])[]): Record<string, number> {
  const wires = rows.length;
  const first: Vector = Array.from({ length: 2 ** wires }, (_, index) =>
    index === 0 ? one : zero,
  );
  // Branches aren't normalized: the length of each is its chance.
  let branches: Vector[] = [first];
  for (const column of (rows[0] ?? []).keys()) {
    const cells = rows.map((row) => row[column] ?? '-');
    const unlooked = cells.map((cell) => (cell === 'M' ? '-' : cell));
    branches = branches.map((state) => columnByHand(state, unlooked));
    for (const [wire, cell] of cells.entries()) {
      if (cell !== 'M') continue;
      branches = branches.flatMap((state) =>
        [0, 1].map((value) =>
          state.map((a, index) => (((index >> wire) & 1) === value ? a : zero)),
        ),
      );
    }
  }
  const chances: Record<string, number> = {};
  for (const state of branches) {
    for (const [index, [re, im]] of state.entries()) {
      const outcome = index.toString(2).padStart(wires, '0');
      chances[outcome] = (chances[outcome] ?? 0) + re * re + im * im;
    }
  }
  return Object.fromEntries(Object.entries(chances).filter(([, chance]) => chance > 1e-9));
}

export function sameByHand(a: Record<string, number>, b: Record<string, number>): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every(
    (outcome) => Math.abs((a[outcome] ?? 0) - (b[outcome] ?? 0)) < 1e-6,
  );
}
