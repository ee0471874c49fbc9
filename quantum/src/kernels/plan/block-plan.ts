import type { BlockLayout } from './block-layout.ts';
import type { Dependencies } from './dependencies.ts';
import type { KernelGate } from './kernel-gate.ts';
import type { Sweep } from './sweep.ts';

export interface BlockTask {
  readonly wires: number;
  readonly hasPlane: boolean;
  readonly gates: readonly KernelGate[];
  readonly dependencies: Dependencies;
  /** For each gate, the number of gates that it still waits for, including those of this block. */
  readonly waitsFor: Int32Array;
  /** The gates to run, in ascending order. Every gate that one of them waits for is among them or done. */
  readonly chosen: Int32Array;
  /** Fresh wires, which are |0> so far, in the order in which they get their memory. */
  readonly growth: readonly number[];
  /** Wires of the block, in addition to those of the row. */
  readonly block: number;
  /** Wires that have their memory. */
  readonly active: number;
  /** The number of chunks that share the block's tables. */
  readonly chunks: number;
}

export interface BlockPlan {
  readonly layout: BlockLayout;
  readonly sweeps: readonly Sweep[];
  /**
   * Tables that all chunks share, each given by the sweeps that build it. If there is only one chunk, they are built
   * during the pass.
   */
  readonly tables: readonly (readonly Sweep[])[];
  readonly tableSizes: readonly number[];
  readonly active: number;
  /** An estimate for one chunk, in the units of `COST` per cell. */
  readonly cost: number;
}
