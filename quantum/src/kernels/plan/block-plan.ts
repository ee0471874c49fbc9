import type { BlockLayout } from './block-layout.ts';
import type { Dependencies } from './dependencies.ts';
import type { KernelGate } from './kernel-gate.ts';
import type { Sweep } from './sweep.ts';

export interface BlockTask {
  readonly wires: number;
  readonly hasPlane: boolean;
  readonly gates: readonly KernelGate[];
  readonly dependencies: Dependencies;
  /** For each gate how many gates it still waits for, those of this block included. */
  readonly waitsFor: Int32Array;
  /** The gates to run, ascending: whatever one waits for is among them or done. */
  readonly chosen: Int32Array;
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
