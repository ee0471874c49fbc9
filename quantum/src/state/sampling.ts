import type { Random } from '../random.ts';
import type { StateVector } from './state-vector.ts';

/**
 * Measures all wires of `shots` copies of a state, and returns the count of each basis index, by index. It compares the
 * amplitudes with sorted draws in one pass, so it costs 2^wires + shots log(shots).
 */
export function sampleIndices(
  state: StateVector,
  shots: number,
  random: Random,
): Map<number, number> {
  const a = state.amplitudes;
  const draws = new Float64Array(shots);
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i] * a[i];
  for (let shot = 0; shot < shots; shot++) draws[shot] = random.next() * total;
  draws.sort();
  const counts = new Map<number, number>();
  let sum = 0;
  let shot = 0;
  let lastPossible = 0;
  for (let k = 0; k < a.length / 2 && shot < shots; k++) {
    const probability = a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
    if (probability === 0) continue;
    lastPossible = k;
    sum += probability;
    const first = shot;
    while (shot < shots && draws[shot] < sum) shot++;
    if (shot > first) counts.set(k, shot - first);
  }
  // Rounding can leave a draw slightly above the last sum.
  if (shot < shots) counts.set(lastPossible, (counts.get(lastPossible) ?? 0) + shots - shot);
  return counts;
}
