import type { Wire } from '../../circuit/parts.ts';
import type { GateOperation } from '../../operations/kinds.ts';
import { wiresOf } from '../../circuit/operations.ts';
import type { NoiseInstruction, ReadoutError } from './instruction.ts';

/** The time of one gate, to which the probabilities of a noise model belong. */
export const GATE_NANOSECONDS = 100;

/** The errors of a device. All numbers are probabilities; errors that are left out do not happen. */
export interface NoiseModel {
  /**
   * After each gate, on each wire that it touches, including controls: with this probability the wire is replaced by a
   * fully mixed one, so that its Bloch vector shrinks by this part (Nielsen and Chuang, 8.3.4).
   */
  readonly depolarizing?: number;
  /**
   * In the same places, and during delays: with this probability a 1 falls to 0 in the time of a gate (Nielsen and
   * Chuang, 8.3.5).
   */
  readonly amplitudeDamping?: number;
  /** The error of a measurement: one number for both results, or one each. The wire itself does not change. */
  readonly readout?: number | ReadoutError;
}

/** Throws a RangeError if a number of the model is not a probability. */
export function requireSoundNoise(noise: NoiseModel): void {
  const { zeroAsOne, oneAsZero } = readoutErrorOf(noise) ?? { zeroAsOne: 0, oneAsZero: 0 };
  for (const value of [
    noise.depolarizing ?? 0,
    noise.amplitudeDamping ?? 0,
    zeroAsOne,
    oneAsZero,
  ]) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`A noise of ${value} is no probability.`);
  }
}

/** Returns the complete readout error; undefined if no measurement errs. */
export function readoutErrorOf(noise: NoiseModel | undefined): ReadoutError | undefined {
  const readout = noise?.readout ?? 0;
  const error = typeof readout === 'number' ? { zeroAsOne: readout, oneAsZero: readout } : readout;
  return error.zeroAsOne === 0 && error.oneAsZero === 0 ? undefined : error;
}

/** Returns the errors after a gate, which happen only if the gate itself was applied. */
export function noiseAfter(gate: GateOperation, noise: NoiseModel | undefined): NoiseInstruction[] {
  const channels = (['depolarizing', 'amplitudeDamping'] as const).flatMap((channel) => {
    const probability = noise?.[channel] ?? 0;
    return probability > 0 ? [{ channel, probability }] : [];
  });
  const condition = gate.condition && { condition: gate.condition };
  return wiresOf(gate).flatMap((wire) =>
    channels.map((channel) => ({ kind: 'noise' as const, wire, ...channel, ...condition })),
  );
}

/**
 * Returns the error of a wire that waits. A 1 that does not fall in one span of time can fall in the next, so the
 * probabilities of staying are multiplied: 1 - (1 - p)^(time / time of a gate), which is exponential decay (T1).
 */
export function noiseDuring(
  wire: Wire,
  nanoseconds: number,
  noise: NoiseModel | undefined,
): NoiseInstruction[] {
  const perGate = noise?.amplitudeDamping ?? 0;
  const probability = 1 - (1 - perGate) ** (nanoseconds / GATE_NANOSECONDS);
  return probability > 0 ? [{ kind: 'noise', channel: 'amplitudeDamping', wire, probability }] : [];
}
