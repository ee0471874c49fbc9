import { rowWires, ROW_BYTES, stateBytes } from './block-layout.ts';
import { planBlock, type BlockPlan } from './block-planner.ts';
import { dependenciesOf, type Dependencies } from './dependencies.ts';
import { maskOf, type KernelGate } from './kernel-gate.ts';

export interface PassLimits {
  /** A block of this many bytes fits the cache that one worker has for itself. */
  readonly blockBytes: number;
  /** States up to this size are worked on where they lie, as one block. */
  readonly inPlaceBytes: number;
}

/** 512 KiB fit the second-level cache of most machines of the last years, 2 MiB what is left of the third. */
export const DEFAULT_LIMITS: PassLimits = { blockBytes: 2 ** 19, inPlaceBytes: 2 ** 21 };

/** One walk over the state, a chunk at a time. */
export interface Pass {
  readonly plan: BlockPlan;
  /** Wires with room in memory before the pass; `plan.active` has those after it. */
  readonly active: number;
  /** Wires that number the chunks. */
  readonly outer: number;
  readonly inPlace: boolean;
}

/** What reading and writing all of the state once costs, in the units of `COST` a cell. */
const MEMORY_COST = 6;

/**
 * Shares gates out to passes. Each pass takes a set of wires whose amplitudes fit a block, and runs
 * every gate on it that waits for nothing else; a gate needs only those wires in the block on which it
 * is not diagonal. Which wires: those that get the most done, found greedily one wire at a time.
 *
 * Fresh wires take their room as late as possible, so that much of a circuit runs on a state a half, a
 * quarter, an eighth of the full size: on 24 wires that makes more of a difference than any kernel.
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
  if (stateBytes(wires, hasPlane) <= limits.inPlaceBytes) {
    const chosen = gates.map((_, index) => index);
    const { waitsFor } = dependencies;
    const plan = planBlock({ wires, hasPlane, gates, dependencies, waitsFor, chosen, block: all, active, chunks: 1 });
    return [{ plan, active, outer: 0, inPlace: true }];
  }
  return new PassPlanner(wires, hasPlane, gates, dependencies, active, limits).plan();
}

class PassPlanner {
  private readonly wires: number;
  private readonly hasPlane: boolean;
  private readonly gates: readonly KernelGate[];
  private readonly dependencies: Dependencies;
  private readonly waitsFor: Int32Array;
  private readonly isDone: Uint8Array;
  private readonly row: number;
  /** How many wires a block has beside those of its row. */
  private readonly capacity: number;
  private active: number;
  private left: number;

  constructor(
    wires: number,
    hasPlane: boolean,
    gates: readonly KernelGate[],
    dependencies: Dependencies,
    active: number,
    limits: PassLimits,
  ) {
    this.wires = wires;
    this.hasPlane = hasPlane;
    this.gates = gates;
    this.dependencies = dependencies;
    this.waitsFor = dependencies.waitsFor.slice();
    this.isDone = new Uint8Array(gates.length);
    this.row = 2 ** rowWires(hasPlane) - 1;
    this.capacity = Math.log2(limits.blockBytes / ROW_BYTES);
    this.active = active;
    this.left = gates.length;
  }

  plan(): Pass[] {
    const passes: Pass[] = [];
    while (this.left > 0) passes.push(this.nextPass());
    return passes;
  }

  private nextPass(): Pass {
    const { block, reach } = this.bestBlock();
    const chosen = this.withoutIdlePhases(reach.chosen);
    const outer = this.active & ~block & ~this.row;
    const chunks = 2 ** bitCount(outer);
    const plan = planBlock({
      wires: this.wires,
      hasPlane: this.hasPlane,
      gates: this.gates,
      dependencies: this.dependencies,
      waitsFor: this.waitsFor,
      chosen,
      block,
      active: this.active,
      chunks,
    });
    const pass = { plan, active: this.active, outer, inPlace: false };
    for (const index of chosen) {
      this.isDone[index] = 1;
      for (const follower of this.dependencies.followers[index]) this.waitsFor[follower]--;
    }
    this.left -= chosen.length;
    this.active = plan.active;
    return pass;
  }

  /** The block that gets the most done for what its pass costs, tried with no, one, two ... more fresh wires. */
  private bestBlock(): { block: number; reach: Reach } {
    const fresh = this.freshWires();
    const isSmall = bitCount(this.active) <= rowWires(this.hasPlane) + this.capacity;
    let best: { block: number; reach: Reach; worth: number } | undefined;
    for (let count = 0; count <= Math.min(fresh.length, this.capacity); count++) {
      // While everything fits one block, growing until the block is full costs next to nothing.
      if (isSmall && count < fresh.length && count < this.capacity - bitCount(this.active & ~this.row)) continue;
      if (count > 4 && count < fresh.length && best) continue;
      const grown = maskOf(fresh.slice(0, count));
      const candidate = this.fill(grown, grown);
      if (candidate.reach.chosen.length === 0) continue;
      const worth = candidate.reach.work / (2 ** count * (MEMORY_COST + candidate.reach.work));
      if (!best || worth > best.worth) best = { ...candidate, worth };
    }
    return best ?? this.blockForFirstGate();
  }

  /** Where no single wire gets anything done: the wires of one gate that changes several. */
  private blockForFirstGate(): { block: number; reach: Reach } {
    const [first] = this.readyGates();
    const { flipped, mixed } = this.gates[first];
    const start = (flipped | mixed) & ~this.row;
    if (bitCount(start) > this.capacity) throw new RangeError('A gate changes more wires than a block has.');
    return this.fill(start, start & ~this.active);
  }

  /** Fresh wires in the order in which the circuit comes to need them. */
  private freshWires(): number[] {
    const fresh: number[] = [];
    for (const [index, gate] of this.gates.entries()) {
      if (gate.kind === 'grow' && !this.isDone[index]) fresh.push(gate.wire);
    }
    return fresh;
  }

  /** Adds wires to a block until it is full, each time the one that lets most gates run. */
  private fill(start: number, grown: number): { block: number; reach: Reach } {
    let block = start;
    let reach = this.reachOf(undefined, block, grown);
    while (bitCount(block) < this.capacity) {
      let best: { wire: number; reach: Reach } | undefined;
      for (let wire = 0; wire < this.wires; wire++) {
        const bit = 1 << wire;
        if (bit & (block | this.row) || !(bit & (this.active | grown))) continue;
        const more = this.reachOf(reach, block | bit, grown);
        if (more.work > (best ?? { reach }).reach.work) best = { wire, reach: more };
      }
      if (!best) break;
      block |= 1 << best.wire;
      reach = best.reach;
    }
    return { block, reach };
  }

  /**
   * What can run with this block: gates whose wires of change lie in it, as far as they do not wait for
   * one that cannot. Goes on from `before`, the reach of a smaller block.
   */
  private reachOf(before: Reach | undefined, block: number, grown: number): Reach {
    const waitsFor = (before?.waitsFor ?? this.waitsFor).slice();
    const chosen = before ? before.chosen.slice() : [];
    const blocked: number[] = [];
    let work = before?.work ?? 0;
    const inside = block | this.row;
    const queue = before ? before.blocked.slice() : this.readyGates();
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const gate = this.gates[index];
      const isOutside = ((gate.flipped | gate.mixed) & ~inside) !== 0;
      if (isOutside || (gate.kind === 'grow' && !((grown >>> gate.wire) & 1))) {
        blocked.push(index);
        continue;
      }
      chosen.push(index);
      work += WORK[gate.kind];
      for (const follower of this.dependencies.followers[index]) {
        if (--waitsFor[follower] === 0) queue.push(follower);
      }
    }
    return { waitsFor, chosen, blocked, work };
  }

  private readyGates(): number[] {
    const ready: number[] = [];
    for (let index = 0; index < this.gates.length; index++) {
      if (!this.isDone[index] && this.waitsFor[index] === 0) ready.push(index);
    }
    return ready;
  }

  /** Phases that nothing of this pass waits for are left for a later one, unless it is the last. */
  private withoutIdlePhases(chosen: readonly number[]): number[] {
    const ascending = [...chosen].sort((x, y) => x - y);
    if (chosen.length === this.left) return ascending;
    const isChosen = new Uint8Array(this.gates.length);
    for (const index of chosen) isChosen[index] = 1;
    const kept = ascending.filter(
      (index) =>
        this.gates[index].kind !== 'phase' ||
        this.dependencies.followers[index].some((follower) => isChosen[follower]),
    );
    return kept.length > 0 ? kept : ascending;
  }
}

interface Reach {
  readonly waitsFor: Int32Array;
  readonly chosen: number[];
  readonly blocked: number[];
  readonly work: number;
}

const WORK: { readonly [kind in KernelGate['kind']]: number } = {
  rotate: 1,
  turn: 1,
  phase: 0.3,
  swap: 0.4,
  mix: 2,
  dense: 20,
  grow: 0.5,
};

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
