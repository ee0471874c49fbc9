import type { SharedCircuit, SimulatorState } from '@qubloom/contract';

/** Includes the circuit and the number of shots of that moment. */
export type RoomRun = Pick<SimulatorState, 'run' | 'seed' | 'shots'> & {
  readonly circuit: SharedCircuit['circuit'];
};

/** Returns the same object until the next run. */
export function runAfter(
  before: RoomRun | null,
  current: SimulatorState | null,
  circuit: RoomRun['circuit'],
): RoomRun | null {
  if (current === null || current.run === 0) return before;
  const { run, seed, shots } = current;
  return run === before?.run && seed === before.seed ? before : { run, seed, shots, circuit };
}
