import type { Dependencies } from './dependencies.ts';
import type { KernelGate } from './kernel-gate.ts';

/** How far a circuit can run with some wires in the block: as far as no gate waits for one that cannot. */
export interface Reach {
  readonly waitsFor: Int32Array;
  readonly chosen: readonly number[];
  /** Gates that wait for nothing but a wire. */
  readonly blocked: readonly number[];
  /** What the chosen gates cost, about, in rotations. */
  readonly work: number;
}

/** Runs on from a reach with more wires: `inside` the block, and, if they are fresh, allowed to be `grown`. */
export function reachFrom(
  gates: readonly KernelGate[],
  { followers }: Dependencies,
  before: Reach,
  inside: number,
  grown: number,
): Reach {
  const isBlocked = ({ flipped, mixed, kind }: KernelGate) =>
    ((flipped | mixed) & ~(kind === 'grow' ? inside & grown : inside)) !== 0;
  const queue: number[] = [];
  const blocked: number[] = [];
  for (const index of before.blocked) (isBlocked(gates[index]) ? blocked : queue).push(index);
  if (queue.length === 0) return before;
  const waitsFor = before.waitsFor.slice();
  const chosen = before.chosen.slice();
  let work = before.work;
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const gate = gates[index];
    chosen.push(index);
    work += WORK[gate.kind];
    for (const follower of followers[index]) {
      if (--waitsFor[follower] === 0) (isBlocked(gates[follower]) ? blocked : queue).push(follower);
    }
  }
  return { waitsFor, chosen, blocked, work };
}

/**
 * The order in which fresh wires are best given their room. What runs before the last wires have to
 * follow runs on a half, a quarter ... of the full state; that is weighed for the wires upwards,
 * downwards, and as the circuit comes to need them.
 */
export function growthOrder(
  gates: readonly KernelGate[],
  dependencies: Dependencies,
  active: number,
): number[] {
  const { waitsFor } = dependencies;
  const ready = gates.flatMap((_, index) => (waitsFor[index] === 0 ? [index] : []));
  const needed = gates.flatMap((gate) => (gate.kind === 'grow' ? [gate.wire] : []));
  const start = reachFrom(
    gates,
    dependencies,
    { waitsFor, chosen: [], blocked: ready, work: 0 },
    active,
    active,
  );
  const upwards = [...needed].sort((x, y) => x - y);
  const growths = [upwards, [...upwards].reverse(), needed].map((order) => ({
    order,
    cost: growthCost(gates, dependencies, start, active, order),
  }));
  return growths.reduce((best, other) => (other.cost < best.cost ? other : best)).order;
}

/** What the gates cost if fresh wires grow in this order and each gate runs as soon as it can. */
function growthCost(
  gates: readonly KernelGate[],
  dependencies: Dependencies,
  start: Reach,
  active: number,
  order: readonly number[],
): number {
  let grown = active;
  let reach = start;
  let cost = 0;
  for (const [i, wire] of order.entries()) {
    grown |= 1 << wire;
    const more = reachFrom(gates, dependencies, reach, grown, grown);
    cost += (more.work - reach.work) * 2 ** (i + 1);
    reach = more;
  }
  return cost;
}

const WORK: { readonly [kind in KernelGate['kind']]: number } = {
  rotate: 1,
  turn: 1,
  phase: 0.05,
  swap: 0.4,
  mix: 2,
  dense: 20,
  grow: 0.5,
};
