import type { KernelStart } from '../plan/kernel-plan.ts';
import type { Machine } from './machine.ts';

/**
 * Returns the part of a state that must be in memory. A basis state needs no memory, and wires that are |0> in every
 * amplitude need none until a gate acts on them.
 */
export function startOfState(machine: Machine, wires: number): KernelStart {
  const amplitudes = machine.amplitudes(wires);
  const place = amplitudes.findIndex((part) => part !== 0);
  const index = place >> 1;
  const used = machine.kernels.support(machine.stateAddress, 16 * 2 ** wires);
  if (used === index) {
    return { kind: 'basis', index, re: amplitudes[2 * index], im: amplitudes[2 * index + 1] };
  }
  return { kind: 'amplitudes', fresh: (2 ** wires - 1) & ~used };
}
