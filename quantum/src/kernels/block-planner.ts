import { blockLayout, LANE, PLANE, placeOf, rowWires, type BlockLayout } from './block-layout.ts';
import type { Dependencies } from './dependencies.ts';
import { sweepsOfGate } from './gate-sweeps.ts';
import { wiresOfGate, type KernelGate } from './kernel-gate.ts';
import { sweepsOfTable, type Phase } from './phase-tables.ts';
import { CELLS_A_POINT, COST, SweepKind, type Factor, type Sweep } from './sweep.ts';
import { hasTileKernel, sweepOfTile, type Rotation, type Swap } from './tiles.ts';

export interface BlockTask {
  readonly wires: number;
  readonly hasPlane: boolean;
  readonly gates: readonly KernelGate[];
  readonly dependencies: Dependencies;
  /** For each gate how many gates it still waits for, those of this block included. */
  readonly waitsFor: Int32Array;
  /** The gates to run, ascending: whatever one waits for is among them or done. */
  readonly chosen: readonly number[];
  /** Fresh wires in the order in which they are to be given their room. */
  readonly growth: readonly number[];
  /** Wires of the block, beside those of the row. */
  readonly block: number;
  /** Wires that have their room in memory. */
  readonly active: number;
  /** How many chunks share the block's tables. */
  readonly chunks: number;
}

export interface BlockPlan {
  readonly layout: BlockLayout;
  readonly sweeps: readonly Sweep[];
  /** Tables that all chunks share, as the sweeps that build each; built on the way if there is one chunk. */
  readonly tables: readonly (readonly Sweep[])[];
  readonly tableSizes: readonly number[];
  readonly active: number;
  /** An estimate for one chunk, in the units of `COST` a cell. */
  readonly cost: number;
}

/**
 * Orders the gates of one block and fuses them into sweeps.
 *
 * A gate is ready when all it waits for is done. Rotations that are ready go first, with the swaps that
 * they make ready in the same tiles; phases wait until nothing else is ready, so that many can share
 * one table; a fresh wire takes its room in memory only when all else is done, since each one doubles
 * the cost of what comes after it.
 */
export function planBlock(task: BlockTask): BlockPlan {
  return new BlockPlanner(task).plan();
}

class BlockPlanner {
  private readonly task: BlockTask;
  private readonly layout: BlockLayout;
  private readonly waitsFor: Int32Array;
  private readonly isChosen: Uint8Array;
  private active: number;
  private idleAxes = 0;
  private readonly idleAtStart: number;
  private cells: number;
  private readonly sweeps: Sweep[] = [];
  private readonly tables: (readonly Sweep[])[] = [];
  private readonly tableSizes: number[] = [];
  private readonly factors: Factor[] = [];
  private cost = 0;
  private rotations: number[] = [];
  private moves: number[] = [];
  private phases: number[] = [];
  private readonly growths: number[] = [];

  constructor(task: BlockTask) {
    this.task = task;
    this.layout = blockLayout(task.wires, task.hasPlane, task.block);
    this.waitsFor = task.waitsFor.slice();
    this.isChosen = new Uint8Array(task.gates.length);
    this.active = task.active;
    this.cells = this.layout.bytes / 16;
    for (const [wire, axis] of this.layout.axes.entries()) {
      if (axis === 0 || wire < rowWires(task.hasPlane) || (task.active >>> wire) & 1) continue;
      this.idleAxes |= axis;
      this.cells /= 2;
    }
    this.idleAtStart = this.idleAxes;
  }

  plan(): BlockPlan {
    for (const index of this.task.chosen) this.isChosen[index] = 1;
    for (const index of this.task.chosen) if (this.waitsFor[index] === 0) this.makeReady(index);
    for (;;) {
      if (this.rotations.length > 0 || this.moves.length > 0) this.runRound();
      else if (this.phases.length > 0 && this.runPhases()) continue;
      else if (this.growths.length > 0) this.growNext();
      else break;
    }
    this.multiply(this.phases.splice(0));
    const { layout, tables, tableSizes, active, cost } = this;
    const sweeps = this.factors.length > 0 ? [this.sweepOfFactors(), ...this.sweeps] : this.sweeps;
    return { layout, sweeps, tables, tableSizes, active, cost };
  }

  /** Phases outside the block commute with all that happens in it; they come first, on what is there then. */
  private sweepOfFactors(): Sweep {
    const plane = this.task.hasPlane ? PLANE : 0;
    const kind = SweepKind.multiplyByFactors;
    return { kind, fixed: plane | this.idleAtStart, a: plane, factors: this.factors };
  }

  private makeReady(index: number): void {
    const gate = this.task.gates[index];
    switch (gate.kind) {
      case 'rotate':
      case 'turn':
        this.rotations.push(index);
        break;
      case 'swap':
      case 'mix':
      case 'dense':
        this.moves.push(index);
        break;
      case 'phase':
        this.phases.push(index);
        break;
      case 'grow':
        this.growths.push(index);
    }
  }

  private finish(index: number): void {
    for (const follower of this.task.dependencies.followers[index]) {
      if (--this.waitsFor[follower] === 0 && this.isChosen[follower]) this.makeReady(follower);
    }
  }

  private emit(sweep: Sweep): void {
    this.sweeps.push(
      this.idleAxes === 0 ? sweep : { ...sweep, fixed: sweep.fixed | this.idleAxes },
    );
    const points = this.cells / 2 ** bitCount(sweep.fixed & ~this.idleAxes);
    this.cost += COST[sweep.kind] * points * CELLS_A_POINT[sweep.kind];
  }

  private emitAlone(index: number): void {
    for (const sweep of sweepsOfGate(this.task.gates[index], this.layout, this.active))
      this.emit(sweep);
    this.finish(index);
  }

  /** Everything that is ready now, tiles first; what becomes ready on the way waits for the next round. */
  private runRound(): void {
    const { gates } = this.task;
    const rotations = this.rotations;
    const moves = this.moves;
    this.rotations = [];
    this.moves = [];
    /** The rotation that each wire has ready, and not yet used in this round. */
    const onWire = new Map<number, number>();
    for (const index of rotations) {
      const { wire } = gates[index] as Rotation;
      if (this.layout.axes[wire] === LANE) this.emitAlone(index);
      else if (onWire.has(wire)) this.rotations.push(index);
      else onWire.set(wire, index);
    }
    this.runTiles(onWire, moves);
    for (const index of moves) if (!this.isDone(index)) this.emitAlone(index);
  }

  private isDone(index: number): boolean {
    return this.isChosen[index] === 0;
  }

  private runTiles(onWire: Map<number, number>, moves: readonly number[]): void {
    const { gates, dependencies } = this.task;
    /** Of the gates that a swap waits for, how many are rotations that are ready. */
    const awaited = new Map<number, number>();
    for (const index of moves) if (this.fitsTile(index)) awaited.set(index, 0);
    for (const index of onWire.values()) {
      for (const follower of dependencies.followers[index]) {
        if (this.isChosen[follower] && this.fitsTile(follower))
          awaited.set(follower, (awaited.get(follower) ?? 0) + 1);
      }
    }
    const swaps = [...awaited.keys()].filter((swap) => awaited.get(swap) === this.waitsFor[swap]);
    const use = (wires: readonly number[], first: number | undefined) => {
      const used = wires.flatMap((wire) => onWire.get(wire) ?? []);
      for (const wire of wires) onWire.delete(wire);
      this.runTile(wires, used, first);
    };
    const rotationsOn = (wires: readonly number[]) =>
      wires.flatMap((wire) => onWire.get(wire) ?? []);
    const turnsAmong = (some: readonly number[]) =>
      some.filter((index) => gates[index].kind === 'turn').length;
    const isStillPossible = (swap: number) =>
      !this.isDone(swap) && rotationsOn(wiresIn(gates[swap])).length >= this.waitsFor[swap];

    for (const swap of swaps) {
      const wires = wiresIn(gates[swap]);
      const there = rotationsOn(wires);
      if (!isStillPossible(swap) || there.length < 2) continue;
      if (hasTileKernel(wires.length, there.length, turnsAmong(there))) use(wires, swap);
    }
    for (const swap of swaps) {
      const wires = wiresIn(gates[swap]);
      const there = rotationsOn(wires);
      if (!isStillPossible(swap) || there.length !== 1 || wires.length > 2) continue;
      const more =
        turnsAmong(there) > 0
          ? undefined
          : [...onWire.keys()].find(
              (wire) => !wires.includes(wire) && gates[onWire.get(wire) ?? -1].kind === 'rotate',
            );
      use(more === undefined || wires.length < 2 ? wires : [...wires, more], swap);
    }
    const plain = [...onWire.keys()].filter(
      (wire) => gates[onWire.get(wire) ?? -1].kind === 'rotate',
    );
    const turns = [...onWire.keys()].filter((wire) => !plain.includes(wire));
    while (plain.length > 4 || plain.length === 3) use(plain.splice(0, 3), undefined);
    while (plain.length >= 2) use(plain.splice(0, 2), undefined);
    if (plain.length === 1 && turns.length % 2 === 1)
      use([...plain.splice(0, 1), ...turns.splice(0, 1)], undefined);
    if (plain.length === 1) use(plain, undefined);
    while (turns.length > 0) use(turns.splice(0, 2), undefined);
  }

  /** Whether a gate is a swap of two or three wires that all have an axis in the block. */
  private fitsTile(index: number): boolean {
    const gate = this.task.gates[index];
    if (gate.kind !== 'swap') return false;
    const wires = wiresIn(gate);
    return (
      wires.length >= 2 && wires.length <= 3 && wires.every((wire) => this.layout.axes[wire] > LANE)
    );
  }

  /** Rotations, then the swap they were chosen for, then whatever other swaps become ready inside the tile. */
  private runTile(
    wires: readonly number[],
    rotations: readonly number[],
    first: number | undefined,
  ): void {
    const { gates } = this.task;
    const swaps: number[] = [];
    const take = (swap: number) => {
      swaps.push(swap);
      this.isChosen[swap] = 0;
      this.finish(swap);
    };
    for (const index of rotations) this.finish(index);
    if (first !== undefined) {
      this.moves = this.moves.filter((move) => move !== first);
      take(first);
    }
    const isInside = (index: number) =>
      wires.length >= 2 &&
      gates[index].kind === 'swap' &&
      wiresIn(gates[index]).every((wire) => wires.includes(wire));
    for (
      let next = this.moves.find(isInside);
      next !== undefined;
      next = this.moves.find(isInside)
    ) {
      const found = next;
      this.moves = this.moves.filter((move) => move !== found);
      take(found);
    }
    this.emit(
      sweepOfTile(
        this.layout,
        wires,
        rotations.map((index) => gates[index] as Rotation),
        swaps.map((index) => gates[index] as Swap),
      ),
    );
  }

  /** Phases that something waits for; all that are ready, if a table pays. False if nothing waits. */
  private runPhases(): boolean {
    const { followers } = this.task.dependencies;
    const isAwaited = (index: number) =>
      followers[index].some((follower) => this.isChosen[follower]);
    const awaited = this.phases.filter(isAwaited);
    if (awaited.length === 0) return false;
    const run = this.paysTable(this.phases) ? this.phases : awaited;
    const left = this.phases.filter((index) => !run.includes(index));
    this.phases = left;
    this.multiply(run);
    return true;
  }

  private paysTable(indices: readonly number[]): boolean {
    const inside = indices
      .map((index) => this.task.gates[index] as Phase)
      .filter((phase) => this.isInside(phase));
    const alone = inside.reduce((sum, phase) => sum + 2 * 2 ** -bitCount(phase.mask), 0);
    return inside.length > 1 && alone > 2.2 + 2.6 / this.task.chunks;
  }

  private isInside(phase: Phase): boolean {
    return placeOf(this.layout, phase.mask, phase.value).outerMask === 0;
  }

  /** Phases all at once: those around the block as factors of the chunk, the others one by one or as a table. */
  private multiply(indices: readonly number[]): void {
    const phases = indices.map((index) => this.task.gates[index] as Phase);
    const inside: Phase[] = [];
    for (const phase of phases) {
      const place = placeOf(this.layout, phase.mask, phase.value);
      if (place.fixed === 0 && place.lane === undefined)
        this.factors.push({ ...place, re: phase.re, im: phase.im });
      else if (place.outerMask === 0) inside.push(phase);
      else for (const sweep of sweepsOfGate(phase, this.layout, this.active)) this.emit(sweep);
    }
    if (this.paysTable(indices)) this.multiplyTable(inside);
    else
      for (const phase of inside)
        for (const sweep of sweepsOfGate(phase, this.layout, this.active)) this.emit(sweep);
    for (const index of indices) this.finish(index);
  }

  private multiplyTable(phases: readonly Phase[]): void {
    const table = this.tables.length;
    const { build, tableSize } = sweepsOfTable(phases, this.layout, this.idleAxes, table);
    this.tables.push(build);
    this.tableSizes.push(tableSize);
    if (this.task.chunks === 1) for (const sweep of build) this.sweeps.push(sweep);
    this.cost += (2.6 * this.cells) / this.task.chunks;
    const { hasPlane } = this.layout;
    const kind = hasPlane ? SweepKind.multiplyByTable : SweepKind.multiplyByRealTable;
    const above = this.idleAxes | (tableSize - 16);
    this.emit({ kind, fixed: hasPlane ? 16 : 0, b: above + 16, c: ~above, table, tableSize });
  }

  private growNext(): void {
    const rank = (index: number) => {
      const gate = this.task.gates[index];
      return gate.kind === 'grow' ? this.task.growth.indexOf(gate.wire) : -1;
    };
    const index = this.growths.reduce((first, other) =>
      rank(other) < rank(first) ? other : first,
    );
    this.growths.splice(this.growths.indexOf(index), 1);
    const gate = this.task.gates[index];
    if (gate.kind !== 'grow') return;
    const axis = this.layout.axes[gate.wire];
    this.idleAxes &= ~axis;
    this.cells *= 2;
    this.active |= 1 << gate.wire;
    this.emitAlone(index);
  }
}

function wiresIn(gate: KernelGate): number[] {
  const wires = [];
  for (let left = wiresOfGate(gate); left !== 0; left &= left - 1)
    wires.push(31 - Math.clz32(left & -left));
  return wires;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
