import { rowWires, ROW_BYTES, stateBytes } from './block-layout.ts';
import type { BlockPlan } from './block-plan.ts';
import { planBlock } from './block-planner.ts';
import { dependenciesOf, type Dependencies } from './dependencies.ts';
import { maskOf, type KernelGate } from './kernel-gate.ts';
import { growthOrder, Reach } from './runnable-gates.ts';
import { countOf } from './wire-set.ts';

export interface PassLimits {
  /** A block of this many bytes fits into the cache of one worker. */
  readonly blockBytes: number;
  /** States up to this size are processed in place, as one block. */
  readonly inPlaceBytes: number;
}

/**
 * 512 KiB fit into the second-level cache of most machines of recent years, and 2 MiB into the free part of the third.
 */
export const DEFAULT_LIMITS: PassLimits = { blockBytes: 2 ** 19, inPlaceBytes: 2 ** 21 };

/** One walk over the state, a chunk at a time. */
export interface Pass {
  readonly plan: BlockPlan;
  /** Wires that have their memory before the pass; `plan.active` has those after it. */
  readonly active: number;
  /** Wires that number the chunks. */
  readonly outer: number;
  readonly inPlace: boolean;
}

/** The cost of reading and writing the whole state once, in the units of `COST` per cell. */
const MEMORY_COST = 6;

/**
 * Assigns gates to passes. Each pass takes a set of wires whose amplitudes fit into a block, and runs every gate on it
 * that waits for no other. A gate needs only those wires in the block on which it is not diagonal. The wires are chosen
 * greedily, one at a time, to get the most gates done.
 *
 * Fresh wires get their memory as late as possible, so that much of a circuit runs on a half, a quarter, or an eighth
 * of the full state. On 24 wires this saves more than any kernel.
 */
export function planPasses(
  wires: number,
  hasPlane: boolean,
  gates: readonly KernelGate[],
  active: number,
  limits: PassLimits = DEFAULT_LIMITS,
): Pass[] {
  const dependencies = dependenciesOf(gates);
  const all = 2 ** wires - 1;
  const growth = growthOrder(gates, dependencies, active);
  if (stateBytes(wires, hasPlane) <= limits.inPlaceBytes) {
    const chosen = Int32Array.from(gates, (_, index) => index);
    const { waitsFor } = dependencies;
    const plan = planBlock({
      wires,
      hasPlane,
      gates,
      dependencies,
      waitsFor,
      chosen,
      growth,
      block: all,
      active,
      chunks: 1,
    });
    return [{ plan, active, outer: 0, inPlace: true }];
  }
  return new PassPlanner(wires, hasPlane, gates, dependencies, growth, active, limits).plan();
}

class PassPlanner {
  readonly #wires: number;
  readonly #hasPlane: boolean;
  readonly #gates: readonly KernelGate[];
  readonly #dependencies: Dependencies;
  readonly #growth: readonly number[];
  readonly #waitsFor: Int32Array;
  readonly #isDone: Uint8Array;
  readonly #row: number;
  /** The number of wires in a block in addition to those of its row. */
  readonly #capacity: number;
  #active: number;
  #left: number;

  constructor(
    wires: number,
    hasPlane: boolean,
    gates: readonly KernelGate[],
    dependencies: Dependencies,
    growth: readonly number[],
    active: number,
    limits: PassLimits,
  ) {
    this.#wires = wires;
    this.#hasPlane = hasPlane;
    this.#gates = gates;
    this.#dependencies = dependencies;
    this.#growth = growth;
    this.#waitsFor = dependencies.waitsFor.slice();
    this.#isDone = new Uint8Array(gates.length);
    this.#row = 2 ** rowWires(hasPlane) - 1;
    this.#capacity = Math.log2(limits.blockBytes / ROW_BYTES);
    this.#active = active;
    this.#left = gates.length;
  }

  plan(): Pass[] {
    // There is always a pass, because the conversion of the layout is first or last in one.
    const passes: Pass[] = this.#left === 0 ? [this.#passOf(0, new Int32Array())] : [];
    while (this.#left > 0) {
      const { block, reach } = this.#bestBlock();
      passes.push(this.#passOf(block, this.#withoutIdlePhases(reach.chosen)));
    }
    return passes;
  }

  #passOf(block: number, chosen: Int32Array): Pass {
    const outer = this.#active & ~block & ~this.#row;
    const chunks = 2 ** countOf(outer);
    const plan = planBlock({
      wires: this.#wires,
      hasPlane: this.#hasPlane,
      gates: this.#gates,
      dependencies: this.#dependencies,
      waitsFor: this.#waitsFor,
      chosen,
      growth: this.#growth,
      block,
      active: this.#active,
      chunks,
    });
    const pass = { plan, active: this.#active, outer, inPlace: false };
    for (const index of chosen) {
      this.#isDone[index] = 1;
      for (const follower of this.#dependencies.followers[index]) this.#waitsFor[follower]--;
    }
    this.#left -= chosen.length;
    this.#active = plan.active;
    return pass;
  }

  /**
   * Chooses the block for the next pass. Each fresh wire that it adds doubles the cost of everything after it, so it
   * takes the fewest that give the pass enough to do. A part that is too small for its own pass costs less together
   * with the next.
   */
  #bestBlock(): { block: number; reach: Reach } {
    const fresh = this.#growth.filter((wire) => !((this.#active >>> wire) & 1));
    const room = this.#capacity - countOf(this.#active & ~this.#row);
    // While everything fits into one block, there is no choice.
    const min = Math.max(0, Math.min(fresh.length, room));
    for (let count = min; count <= Math.min(fresh.length, this.#capacity); count++) {
      const grown = maskOf(fresh.slice(0, count));
      const candidate = this.#fill(grown, grown);
      const isLast = count === fresh.length || count === this.#capacity;
      if (candidate.reach.work > (isLast ? 0 : MEMORY_COST)) return candidate;
    }
    return this.#blockForFirstGate();
  }

  /** Returns the wires of one gate that changes several, for the case that no single wire makes progress. */
  #blockForFirstGate(): { block: number; reach: Reach } {
    const [first] = this.#readyGates();
    const { flipped, mixed } = this.#gates[first];
    const start = (flipped | mixed) & ~this.#row;
    if (countOf(start) > this.#capacity)
      throw new RangeError('A gate changes more wires than a block has.');
    return this.#fill(start, start & ~this.#active);
  }

  /** Adds wires to a block until it is full, each time the one that lets the most gates run. */
  #fill(start: number, grown: number): { block: number; reach: Reach } {
    let block = start;
    let reach = this.#reachNow().extend(block | this.#row, grown);
    while (countOf(block) < this.#capacity) {
      let best: { wire: number; reach: Reach } | undefined;
      for (let wire = 0; wire < this.#wires; wire++) {
        const bit = 1 << wire;
        if (bit & (block | this.#row) || !(bit & (this.#active | grown))) continue;
        const more = reach.copy().extend(block | bit | this.#row, grown);
        if (more.work > (best ?? { reach }).reach.work) best = { wire, reach: more };
      }
      if (!best) break;
      block |= 1 << best.wire;
      reach = best.reach;
    }
    return { block, reach };
  }

  #reachNow(): Reach {
    return new Reach(this.#gates, this.#dependencies, this.#waitsFor, this.#readyGates());
  }

  #readyGates(): number[] {
    const ready: number[] = [];
    for (let index = 0; index < this.#gates.length; index++) {
      if (!this.#isDone[index] && this.#waitsFor[index] === 0) ready.push(index);
    }
    return ready;
  }

  /** Leaves phases that no gate of this pass waits for to a later pass, unless it is the last. */
  #withoutIdlePhases(chosen: Int32Array): Int32Array {
    const ascending = chosen.slice().sort();
    if (chosen.length === this.#left) return ascending;
    const isChosen = new Uint8Array(this.#gates.length);
    for (const index of chosen) isChosen[index] = 1;
    const within = ascending.filter(
      (index) =>
        this.#gates[index].kind !== 'phase' ||
        this.#dependencies.followers[index].some((follower) => isChosen[follower]),
    );
    return within.length > 0 ? within : ascending;
  }
}
