/** Light on its way through filters: the share that is left behind each of them. */
import { circuitGrid } from '@qubloom/curriculum';
import { branchesOf } from '../../diagrams/trials/circuit-run.ts';

/** A lamp's light has no angle of its own, so half of it passes the first filter. */
const throughTheFirst = 0.5;

/** Returns the angles of filters at even steps from upright to `last` degrees, with this many between. */
export function evenAngles(between: number, last: number): readonly number[] {
  return Array.from({ length: between + 2 }, (_, at) => (at * last) / (between + 1));
}

/**
 * Returns the share of a lamp's photons behind each filter. A photon is upright behind the first one. Instead of
 * turning the next filter, the photon is rotated by a gate with twice the angle, and 0 means that the photon
 * passes.
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
