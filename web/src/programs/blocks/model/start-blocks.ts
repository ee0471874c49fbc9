/** A program that can run at once. With a CNOT, it becomes a Bell pair. */
import { type Block, createBlock, type Stacks } from './blocks.ts';

export function startBlocks(): Stacks {
  const blocks: readonly Block[] = [
    createBlock({ type: 'circuit', fields: { qubits: 2 } }),
    createBlock({ type: 'gate', fields: { gate: 'h' } }),
    createBlock({ type: 'measure_all' }),
    createBlock({ type: 'run', fields: { shots: 100 } }),
    createBlock({ type: 'histogram' }),
  ];
  return [{ x: 24, y: 24, blocks }];
}
