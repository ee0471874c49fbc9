import {
  blockLayout,
  LANE,
  PLANE,
  blockOffsets,
  rowWires,
  type BlockLayout,
} from './block-layout.ts';
import type { BlockPlan, BlockTask } from './block-plan.ts';
import { sweepsOfGate } from './gate-sweeps.ts';
import { maskOf, wiresOfGate } from './kernel-gate.ts';
import { sweepsOfTable, type Phase } from './phase-tables.ts';
import { CELLS_A_POINT, COST, SweepKind, type Factor, type Sweep } from './sweep.ts';
import { hasTileKernel, sweepOfTile, type Rotation, type Swap } from './tiles.ts';
import { countOf, lowestOf, lowestWire } from './wire-set.ts';

/**
 * Orders the gates of one block and fuses them into sweeps.
 *
 * A gate is ready when all gates that it waits for are done. Ready rotations go first, with the swaps that become ready
 * in the same tiles. Phases wait until nothing else is ready, so that many can share one table. A fresh wire gets its
 * memory only when everything else is done, because each one doubles the cost of everything after it.
 */
export function planBlock(task: BlockTask): BlockPlan {
  return new BlockPlanner(task).plan();
}

class BlockPlanner {
  readonly #task: BlockTask;
  readonly #layout: BlockLayout;
  readonly #waitsFor: Int32Array;
  readonly #isChosen: Uint8Array;
  #active: number;
  #idleAxes = 0;
  readonly #idleAtStart: number;
  #cells: number;
  readonly #sweeps: Sweep[] = [];
  readonly #tables: (readonly Sweep[])[] = [];
  readonly #tableSizes: number[] = [];
  readonly #factors: Factor[] = [];
  #cost = 0;
  #rotations: number[] = [];
  #moves: number[] = [];
  #phases: number[] = [];
  readonly #growths: number[] = [];
  /** In this round: the wires with a ready rotation, and those of them whose rotation is about X. */
  #turning = 0;
  #turnsReady = 0;
  /** The ready rotation on each of these wires. */
  readonly #onWire = new Int32Array(32);
  readonly #blockWires: number;
  /** The block's wires whose axis is not the lane. */
  readonly #tileWires: number;

  constructor(task: BlockTask) {
    this.#task = task;
    this.#layout = blockLayout(task.wires, task.hasPlane, task.block);
    this.#waitsFor = task.waitsFor.slice();
    this.#isChosen = new Uint8Array(task.gates.length);
    this.#active = task.active;
    this.#cells = this.#layout.bytes / 16;
    for (const [wire, axis] of this.#layout.axes.entries()) {
      if (axis === 0 || wire < rowWires(task.hasPlane) || (task.active >>> wire) & 1) continue;
      this.#idleAxes |= axis;
      this.#cells /= 2;
    }
    this.#idleAtStart = this.#idleAxes;
    const wiresWhere = (isMeant: (axis: number) => boolean) =>
      maskOf(this.#layout.axes.flatMap((axis, wire) => (isMeant(axis) ? [wire] : [])));
    this.#blockWires = wiresWhere((axis) => axis > 0);
    this.#tileWires = wiresWhere((axis) => axis > LANE);
  }

  plan(): BlockPlan {
    for (const index of this.#task.chosen) this.#isChosen[index] = 1;
    for (const index of this.#task.chosen) if (this.#waitsFor[index] === 0) this.#makeReady(index);
    for (;;) {
      if (this.#rotations.length > 0 || this.#moves.length > 0) this.#runRound();
      else if (this.#phases.length > 0 && this.#runPhases()) continue;
      else if (this.#growths.length > 0) this.#growNext();
      else break;
    }
    this.#multiply(this.#phases.splice(0));
    const layout = this.#layout;
    const tables = this.#tables;
    const tableSizes = this.#tableSizes;
    const active = this.#active;
    const cost = this.#cost;
    const sweeps =
      this.#factors.length > 0 ? [this.#sweepOfFactors(), ...this.#sweeps] : this.#sweeps;
    return { layout, sweeps, tables, tableSizes, active, cost };
  }

  /**
   * Phases outside the block commute with everything in it. They come first, when only the wires active at that time
   * exist.
   */
  #sweepOfFactors(): Sweep {
    const plane = this.#task.hasPlane ? PLANE : 0;
    const kind = SweepKind.multiplyByFactors;
    return { kind, fixed: plane | this.#idleAtStart, a: plane, factors: this.#factors };
  }

  #makeReady(index: number): void {
    const gate = this.#task.gates[index];
    switch (gate.kind) {
      case 'rotate':
      case 'turn':
        this.#rotations.push(index);
        break;
      case 'swap':
      case 'mix':
      case 'dense':
        this.#moves.push(index);
        break;
      case 'phase':
        this.#phases.push(index);
        break;
      case 'grow':
        this.#growths.push(index);
    }
  }

  #finish(index: number): void {
    for (const follower of this.#task.dependencies.followers[index]) {
      if (--this.#waitsFor[follower] === 0 && this.#isChosen[follower]) this.#makeReady(follower);
    }
  }

  #emit(sweep: Sweep): void {
    const points = this.#cells / 2 ** countOf(sweep.fixed & ~this.#idleAxes);
    this.#cost += COST[sweep.kind] * points * CELLS_A_POINT[sweep.kind];
    sweep.fixed |= this.#idleAxes;
    this.#sweeps.push(sweep);
  }

  #emitAlone(index: number): void {
    for (const sweep of sweepsOfGate(this.#task.gates[index], this.#layout, this.#active))
      this.#emit(sweep);
    this.#finish(index);
  }

  /** Does everything that is ready now, tiles first. Gates that become ready meanwhile wait for the next round. */
  #runRound(): void {
    const { gates } = this.#task;
    const rotations = this.#rotations;
    const moves = this.#moves;
    this.#rotations = [];
    this.#moves = [];
    this.#turning = 0;
    this.#turnsReady = 0;
    for (const index of rotations) {
      const { wire, kind } = gates[index] as Rotation;
      const bit = 1 << wire;
      if (this.#layout.axes[wire] === LANE) this.#emitAlone(index);
      else if (this.#turning & bit) this.#rotations.push(index);
      else {
        this.#turning |= bit;
        if (kind === 'turn') this.#turnsReady |= bit;
        this.#onWire[wire] = index;
      }
    }
    const before = this.#sweeps.length;
    this.#runTilesOfSwaps(moves);
    for (const index of moves) if (this.#isChosen[index]) this.#emitAlone(index);
    this.#runTilesOfRotations(this.#sweeps.length > before);
  }

  /**
   * Makes tiles for swaps that wait only for ready rotations. Those with two or three rotations come first. Those with
   * one come next, and include another rotation if one is left.
   */
  #runTilesOfSwaps(moves: readonly number[]): void {
    const { gates, dependencies } = this.#task;
    const swaps = moves.filter((index) => this.#fitsTile(index));
    for (let left = this.#turning; left !== 0; left &= left - 1) {
      for (const follower of dependencies.followers[this.#onWire[lowestWire(left)]]) {
        if (this.#isChosen[follower] && this.#fitsTile(follower) && !swaps.includes(follower)) {
          swaps.push(follower);
        }
      }
    }
    for (const isFull of [true, false]) {
      for (const swap of swaps) {
        const wires = wiresOfGate(gates[swap]);
        const there = wires & this.#turning;
        const count = countOf(there);
        if (!this.#isChosen[swap] || this.#awaited(swap, there) !== this.#waitsFor[swap]) continue;
        if (
          isFull &&
          count >= 2 &&
          hasTileKernel(countOf(wires), count, countOf(there & this.#turnsReady))
        ) {
          this.#runTile(wires, swap);
        } else if (!isFull && count === 1 && countOf(wires) === 2) {
          const spare = there & this.#turnsReady ? 0 : this.#turning & ~this.#turnsReady & ~wires;
          this.#runTile(wires | (spare & -spare), swap);
        }
      }
    }
  }

  /** Returns how many of the rotations on these wires a swap waits for. */
  #awaited(swap: number, wires: number): number {
    let count = 0;
    for (let left = wires; left !== 0; left &= left - 1) {
      if (this.#task.dependencies.followers[this.#onWire[lowestWire(left)]].includes(swap)) count++;
    }
    return count;
  }

  /**
   * Makes tiles of two or three rotations. A single remaining one waits for others if some will become ready and this
   * round got something else done.
   */
  #runTilesOfRotations(hasMoved: boolean): void {
    let mayWait = hasMoved;
    while (this.#turning !== 0) {
      const plain = this.#turning & ~this.#turnsReady;
      const count = countOf(plain);
      const isAlone = countOf(this.#turning) === 1;
      if (isAlone && mayWait && this.#rotations.length + this.#moves.length > 0) {
        this.#rotations.push(this.#onWire[lowestWire(this.#turning)]);
        return;
      }
      if (count === 3 || count > 4) this.#runTile(lowestOf(plain, 3));
      else if (count >= 2) this.#runTile(lowestOf(plain, 2));
      else if (count === 0) this.#runTile(lowestOf(this.#turning, 2));
      else if (countOf(this.#turnsReady) % 2 === 1)
        this.#runTile(plain | lowestOf(this.#turnsReady, 1));
      else this.#runTile(plain);
      mayWait = true;
    }
  }

  /** Returns true if a gate is a swap of two or three wires that all have an axis in the block. */
  #fitsTile(index: number): boolean {
    const gate = this.#task.gates[index];
    if (gate.kind !== 'swap') return false;
    const wires = wiresOfGate(gate);
    const count = countOf(wires);
    return count >= 2 && count <= 3 && (wires & ~this.#tileWires) === 0;
  }

  /**
   * Runs the ready rotations on these wires, a swap they were chosen for, and swaps that become ready inside the tile.
   */
  #runTile(wires: number, first?: number): void {
    const { gates } = this.#task;
    const rotations: Rotation[] = [];
    const swaps: Swap[] = [];
    const take = (index: number) => {
      swaps.push(gates[index] as Swap);
      this.#isChosen[index] = 0;
      this.#finish(index);
    };
    for (let left = wires & this.#turning; left !== 0; left &= left - 1) {
      const index = this.#onWire[lowestWire(left)];
      rotations.push(gates[index] as Rotation);
      this.#finish(index);
    }
    this.#turning &= ~wires;
    this.#turnsReady &= ~wires;
    if (first !== undefined) take(first);
    for (let i = 0; countOf(wires) > 1 && i < this.#moves.length; i++) {
      const index = this.#moves[i];
      const gate = gates[index];
      if (this.#isChosen[index] && gate.kind === 'swap' && (wiresOfGate(gate) & ~wires) === 0)
        take(index);
    }
    this.#emit(sweepOfTile(this.#layout, wires, rotations, swaps));
  }

  /**
   * Runs phases that other gates wait for, or all ready phases if a table saves work. Returns false if no gate waits.
   */
  #runPhases(): boolean {
    const { followers } = this.#task.dependencies;
    const isAwaited = (index: number) =>
      followers[index].some((follower) => this.#isChosen[follower]);
    const all = this.#phases;
    const awaited = all.filter(isAwaited);
    if (awaited.length === 0) return false;
    const isWorthATable = this.#paysTable(all);
    this.#phases = isWorthATable ? [] : all.filter((index) => !isAwaited(index));
    this.#multiply(isWorthATable ? all : awaited);
    return true;
  }

  #paysTable(indices: readonly number[]): boolean {
    let inside = 0;
    let alone = 0;
    for (const index of indices) {
      const { mask } = this.#task.gates[index] as Phase;
      if (mask & ~this.#blockWires) continue;
      inside++;
      alone += 2 * 2 ** -countOf(mask);
    }
    return inside > 1 && alone > 2.2 + 2.6 / this.#task.chunks;
  }

  /** Runs phases together: those outside the block as factors of the chunk, and the others one by one or as a table. */
  #multiply(indices: readonly number[]): void {
    const phases = indices.map((index) => this.#task.gates[index] as Phase);
    const inside: Phase[] = [];
    for (const phase of phases) {
      if ((phase.mask & this.#blockWires) === 0)
        this.#factors.push({
          ...blockOffsets(this.#layout, phase.mask, phase.value),
          re: phase.re,
          im: phase.im,
        });
      else if ((phase.mask & ~this.#blockWires) === 0) inside.push(phase);
      else for (const sweep of sweepsOfGate(phase, this.#layout, this.#active)) this.#emit(sweep);
    }
    if (this.#paysTable(indices)) this.#multiplyTable(inside);
    else
      for (const phase of inside)
        for (const sweep of sweepsOfGate(phase, this.#layout, this.#active)) this.#emit(sweep);
    for (const index of indices) this.#finish(index);
  }

  #multiplyTable(phases: readonly Phase[]): void {
    const table = this.#tables.length;
    const { build, tableSize } = sweepsOfTable(phases, this.#layout, this.#idleAxes, table);
    this.#tables.push(build);
    this.#tableSizes.push(tableSize);
    if (this.#task.chunks === 1) for (const sweep of build) this.#sweeps.push(sweep);
    this.#cost += (2.6 * this.#cells) / this.#task.chunks;
    const { hasPlane } = this.#layout;
    const kind = hasPlane ? SweepKind.multiplyByTable : SweepKind.multiplyByRealTable;
    const above = this.#idleAxes | (tableSize - 16);
    this.#emit({ kind, fixed: hasPlane ? 16 : 0, b: above + 16, c: ~above, table, tableSize });
  }

  #growNext(): void {
    const rank = (index: number) => {
      const gate = this.#task.gates[index];
      return gate.kind === 'grow' ? this.#task.growth.indexOf(gate.wire) : -1;
    };
    const index = this.#growths.reduce((first, other) =>
      rank(other) < rank(first) ? other : first,
    );
    this.#growths.splice(this.#growths.indexOf(index), 1);
    const gate = this.#task.gates[index];
    if (gate.kind !== 'grow') return;
    const axis = this.#layout.axes[gate.wire];
    this.#idleAxes &= ~axis;
    this.#cells *= 2;
    this.#active |= 1 << gate.wire;
    this.#emitAlone(index);
  }
}
