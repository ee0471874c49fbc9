import { createMachine } from '../dist/kernels/machine/machine.js';
import { repeat } from './timing.mjs';

const WIRES = 24;

/** Returns the milliseconds to read and write a state of 24 qubits once, in place, on one thread. */
export async function measureBandwidth() {
  const machine = await createMachine();
  machine.reserve(WIRES);
  const touch = () => machine.kernels.touch(machine.stateAddress, 16 * 2 ** WIRES);
  touch();
  const { times } = await repeat(touch, { budget: 3000, least: 10 });
  return times.best;
}
