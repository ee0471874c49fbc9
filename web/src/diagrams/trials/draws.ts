/** Draws the results of looks at fresh qubits, using the engine. */
import {
  drawSuccesses,
  formatBits,
  sampleIndices,
  type Random,
  type StateVector,
} from '@qubloom/quantum';

/** A probability this close to 0 or 1 is certain. */
const negligible = 1e-12;

/** Returns how many of `shots` fresh qubits show 1. */
export function drawOnes(probability: number, shots: number, random: Random): number {
  const isSure = probability < negligible || probability > 1 - negligible;
  return drawSuccesses(random, shots, isSure ? Math.round(probability) : probability);
}

/** Returns the result of one look at all wires, the highest wire first. */
export function drawBits(state: StateVector, random: Random): string {
  const [index = 0] = sampleIndices(state, 1, random).keys();
  return formatBits(index, Math.log2(state.amplitudes.length / 2));
}

/** Draws one after the other, for pictures that show each draw. */
export function drawEach(probability: number, tries: number, random: Random): (0 | 1)[] {
  return Array.from({ length: tries }, () => (drawOnes(probability, 1, random) === 1 ? 1 : 0));
}
