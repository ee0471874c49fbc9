/** Light on its way through filters: how much of it is left behind each of them. */
import { circuitGrid } from '@qubloom/curriculum';
import { branchesOf } from '../../diagrams/trials/circuit-run.ts';

/** Light of a lamp has no angle of its own, so half of it gets through a first filter. */
const throughTheFirst = 0.5;

/** Filters that stand at even steps from upright to `last` degrees, with so many between. */
export function evenAngles(between: number, last: number): readonly number[] {
  return Array.from({ length: between + 2 }, (_, at) => (at * last) / (between + 1));
}

/**
 * The part of a lamp's photons that is left behind each filter. A photon is upright behind the first one. In
 * place of the next filter it is turned, by twice the angle on the gate, and 0 is for a photon that gets through.
 */
export function lightBehind(angles: readonly number[]): readonly number[] {
  const steps = angles.slice(1).map((angle, at) => angle - (angles[at] ?? 0));
  return angles.map((_, filters) => {
    const cells = steps.slice(0, filters).map((step) => `RY(${(-2 * step * Math.PI) / 180}) M`);
    if (cells.length === 0) return throughTheFirst;
    const through = branchesOf(circuitGrid(`q0: ${cells.join(' ')}`)).find(
      ({ outcomes }) => !outcomes.includes('1'),
    );
    return throughTheFirst * (through?.probability ?? 0);
  });
}
