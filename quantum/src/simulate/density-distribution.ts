import type { Circuit } from '../circuit/circuit.ts';
import { diagonalOf } from '../state/density-state.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { throwIfCancelled, type BackendOptions } from './backend.ts';
import { createBreath } from './breath.ts';
import { evolveWorlds, type World } from './density-worlds.ts';
import type { ReadoutError } from './instruction.ts';
import { readoutErrorOf, type NoiseModel } from './noise.ts';
import type { ReadoutPlan } from './readout.ts';

/**
 * The distribution of a program by density matrices: exact under noise, and where ways are too many. Rejects
 * with `TooLarge` above 8 wires, and `Cancelled`.
 */
export async function distributionByDensity(
  circuit: Circuit,
  plan: ReadoutPlan,
  options: BackendOptions & { readonly noise?: NoiseModel },
): Promise<Map<string, number>> {
  const chances = new Map<string, number>();
  const values = new Uint8Array(plan.looks.length);
  const error = readoutErrorOf(options.noise);
  for (const { bits, density } of await evolved(circuit, plan, options)) {
    const seen = lookedAt(
      diagonalOf(density),
      plan.looks.map((look) => look.wire),
    );
    if (error) for (let look = 0; look < values.length; look++) blur(seen, look, error);
    for (const [index, chance] of seen.entries()) {
      if (chance <= NEGLIGIBLE) continue;
      for (let i = 0; i < values.length; i++) values[i] = (index >>> i) & 1;
      const outcome = plan.formatOutcome(bits, values);
      chances.set(outcome, (chances.get(outcome) ?? 0) + chance);
    }
  }
  return chances;
}

async function evolved(
  circuit: Circuit,
  plan: ReadoutPlan,
  { signal, onProgress }: BackendOptions,
): Promise<readonly World[]> {
  throwIfCancelled(signal);
  const breath = createBreath();
  const evolution = evolveWorlds(circuit, plan.program);
  for (let done = 1; ; done++) {
    const step = evolution.next();
    if (step.done === true) return step.value;
    if (!breath.isDue()) continue;
    onProgress?.(done / plan.program.length);
    await breath.take();
    throwIfCancelled(signal);
  }
}

/** Sums of a distribution over all wires for each joint value of some: bit `i` is the value of `wires[i]`. */
function lookedAt(all: Float64Array, wires: readonly number[]): Float64Array {
  const seen = new Float64Array(2 ** wires.length);
  for (const [k, chance] of all.entries())
    seen[wires.reduce((index, wire, i) => index | (((k >>> wire) & 1) << i), 0)] += chance;
  return seen;
}

/** Tells the results of one look wrongly, in place. */
function blur(seen: Float64Array, look: number, { zeroAsOne, oneAsZero }: ReadoutError): void {
  for (let index = 0; index < seen.length; index++) {
    const partner = index | (1 << look);
    if (partner === index) continue;
    const zero = seen[index];
    const one = seen[partner];
    seen[index] = zero * (1 - zeroAsOne) + one * oneAsZero;
    seen[partner] = zero * zeroAsOne + one * (1 - oneAsZero);
  }
}
