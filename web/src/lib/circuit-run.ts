/** What a small circuit does, worked out by the engine: its state, its chances, and shots drawn from them. */
import { circuitOfGrid, type CircuitGrid } from '@qubloom/curriculum';
import { probabilitiesOf, stateAfter, type Random } from '@qubloom/quantum';
import type { OneQubitAmplitudes } from '../ui/signed-bars.tsx';

/** The amplitudes of 0 and of 1 of a one-wire circuit without looks. */
export function oneQubitAmplitudes(grid: CircuitGrid): OneQubitAmplitudes {
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = stateAfter(circuitOfGrid(grid)).amplitudes;
  return [re0, im0, re1, im1];
}

/** The exact chance that a look at the end of a one-wire circuit shows 1. */
export function chanceOfOne(grid: CircuitGrid): number {
  return probabilitiesOf(stateAfter(circuitOfGrid(grid)))[1] ?? 0;
}

/** How many of `shots` fresh qubits show 1. A chance within 1e-12 of 0 or 1 is sure. */
export function drawOnes(chance: number, shots: number, random: Random): number {
  if (chance < 1e-12) return 0;
  if (chance > 1 - 1e-12) return shots;
  let ones = 0;
  for (let shot = 0; shot < shots; shot++) if (random.next() < chance) ones++;
  return ones;
}
