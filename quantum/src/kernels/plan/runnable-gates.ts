import type { Dependencies } from './dependencies.ts';
import type { KernelGate } from './kernel-gate.ts';

/**
 * The part of a circuit that can run with some wires in the block: all gates that do not wait for one that cannot run.
 */
export class Reach {
  /** Approximate cost of the gates reached so far, in rotations. */
  work = 0;
  readonly #gates: readonly KernelGate[];
  readonly #dependencies: Dependencies;
  readonly #waitsFor: Int32Array;
  /** The reached gates, as a list that is filled up to `count`. */
  readonly #reached: Int32Array;
  #count = 0;
  /** Gates that wait for nothing but a wire. */
  #blocked: number[];

  constructor(
    gates: readonly KernelGate[],
    dependencies: Dependencies,
    waitsFor: Int32Array,
    ready: number[],
  ) {
    this.#gates = gates;
    this.#dependencies = dependencies;
    this.#waitsFor = waitsFor.slice();
    this.#reached = new Int32Array(gates.length);
    this.#blocked = ready;
  }

  copy(): Reach {
    const copy = new Reach(this.#gates, this.#dependencies, this.#waitsFor, this.#blocked);
    copy.#reached.set(this.#reached.subarray(0, this.#count));
    copy.#count = this.#count;
    copy.work = this.work;
    return copy;
  }

  get chosen(): Int32Array {
    return this.#reached.subarray(0, this.#count);
  }

  /** Continues, in place, with these wires `inside` the block and, if they are fresh, allowed to be `grown`. */
  extend(inside: number, grown: number): this {
    const gates = this.#gates;
    const waitsFor = this.#waitsFor;
    const reached = this.#reached;
    const { followers } = this.#dependencies;
    const blocked: number[] = [];
    const meet = (index: number) => {
      const { kind, flipped, mixed } = gates[index];
      if ((flipped | mixed) & ~(kind === 'grow' ? inside & grown : inside)) blocked.push(index);
      else reached[this.#count++] = index;
    };
    // The gates that were reached and not visited form the queue.
    let next = this.#count;
    for (const index of this.#blocked) meet(index);
    for (; next < this.#count; next++) {
      const index = reached[next];
      this.work += WORK[gates[index].kind];
      for (const follower of followers[index]) if (--waitsFor[follower] === 0) meet(follower);
    }
    this.#blocked = blocked;
    return this;
  }
}

/**
 * Chooses the order in which fresh wires get their memory. Gates that run before the last wires are needed run on a
 * half, a quarter, and so on, of the full state. Three orders are compared: upward, downward, and the order in which
 * the circuit needs the wires.
 */
export function growthOrder(
  gates: readonly KernelGate[],
  dependencies: Dependencies,
  active: number,
): number[] {
  const { waitsFor } = dependencies;
  const ready: number[] = [];
  const needed: number[] = [];
  for (let index = 0; index < gates.length; index++) {
    const gate = gates[index];
    if (waitsFor[index] === 0) ready.push(index);
    if (gate.kind === 'grow') needed.push(gate.wire);
  }
  const start = new Reach(gates, dependencies, waitsFor, ready).extend(active, active);
  const upwards = [...needed].sort((x, y) => x - y);
  const orders = [upwards, [...upwards].reverse(), needed];
  const costs = orders.map((order) => growthCost(start.copy(), active, order));
  return orders[costs.indexOf(Math.min(...costs))];
}

/** Returns the cost of the gates if fresh wires are added in this order and each gate runs as early as possible. */
function growthCost(reach: Reach, active: number, order: readonly number[]): number {
  let grown = active;
  let cost = 0;
  for (const [i, wire] of order.entries()) {
    const before = reach.work;
    grown |= 1 << wire;
    cost += (reach.extend(grown, grown).work - before) * 2 ** (i + 1);
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
