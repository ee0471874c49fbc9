/** How near a circuit comes to a behaviour that is asked of it on more than one input. All from 0 to 1. */
import type { BlockOf } from '@qubloom/contract';
import {
  conditionalProbability,
  probabilityOf,
  reducedDensityMatrix,
  stateAfter,
  unitaryOf,
  type InitialState,
} from '@qubloom/quantum';
import { circuitOfGrid, circuitWithLooksDeferred, looksIn } from './circuit-of-grid.ts';
import { wiresIn, type CircuitGrid } from './circuit-grid.ts';

type Check<Kind extends BlockOf<'task'>['check']['kind']> = Extract<
  BlockOf<'task'>['check'],
  { kind: Kind }
>;

/** |Tr(U^dagger V)|^2 / 4^n, which is 1 exactly for equal unitaries up to a global phase. */
export function unitaryNearness(asked: CircuitGrid, grid: CircuitGrid): number {
  if (looksIn(grid) > 0 || wiresIn(asked) !== wiresIn(grid)) return 0;
  const u = unitaryOf(circuitOfGrid(asked)).entries;
  const v = unitaryOf(circuitOfGrid(grid)).entries;
  let [re, im] = [0, 0];
  for (let at = 0; at < u.length; at += 2) {
    const [uRe = 0, uIm = 0, vRe = 0, vIm = 0] = [u[at], u[at + 1], v[at], v[at + 1]];
    re += uRe * vRe + uIm * vIm;
    im += uRe * vIm - uIm * vRe;
  }
  return (re * re + im * im) / 4 ** wiresIn(grid);
}

/** The mean chance, over the rows, that the output is the asked one. */
export function tableNearness(rows: Check<'table'>['rows'], grid: CircuitGrid): number {
  const wires = wiresIn(grid);
  const chances = Object.entries(rows).map(([input, output]) => {
    const start = [...input].reverse().map((bit): InitialState => (bit === '1' ? '1' : '0'));
    const values = Object.fromEntries(
      [...output].reverse().map((bit, wire) => [wire, bit === '1' ? 1 : 0] as const),
    );
    return start.length === wires ? probabilityOf(startedIn(grid, start), values) : 0;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** 1 less the difference to the asked chance; 0 where the condition never comes true. */
export function probabilityNearness(check: Check<'probability'>, grid: CircuitGrid): number {
  const chance = conditionalProbability(
    startedIn(grid, []),
    valuesByWire(check.of),
    valuesByWire(check.given),
  );
  return chance === undefined ? 0 : 1 - Math.abs(chance - check.is);
}

/**
 * The mean fidelity with which 0, 1, plus and i arrive. Their density matrices span all, so a circuit that
 * carries these four carries every state.
 */
export function transferNearness({ from, to }: Check<'transfer'>, grid: CircuitGrid): number {
  const wires = wiresIn(grid);
  if (from >= wires || to >= wires) return 0;
  const arrivals = (['0', '1', '+', 'i'] as const).map((state) => {
    const start = Array.from({ length: wires }, (_, wire): InitialState =>
      wire === from ? state : '0',
    );
    const [p0 = 0, , re = 0, im = 0, , , p1 = 0] = reducedDensityMatrix(startedIn(grid, start), [
      to,
    ]).entries;
    switch (state) {
      case '0':
        return p0;
      case '1':
        return p1;
      case '+':
        return (p0 + p1) / 2 + re;
      case 'i':
        // <i|rho|i> with rho01 = re + i im.
        return (p0 + p1) / 2 - im;
    }
  });
  return arrivals.reduce((sum, fidelity) => sum + fidelity, 0) / arrivals.length;
}

/** The state at the end, the looks deferred to wires above the grid's, from these states of the wires. */
function startedIn(grid: CircuitGrid, start: readonly InitialState[]) {
  const circuit = circuitWithLooksDeferred(grid);
  return stateAfter({
    ...circuit,
    initial: circuit.initial.map((state, wire) => start[wire] ?? state),
  });
}

function valuesByWire(values: Readonly<Record<string, 0 | 1>>): Record<number, 0 | 1> {
  return Object.fromEntries(
    Object.entries(values).map(([wire, value]) => [Number(wire.slice(1)), value]),
  );
}
