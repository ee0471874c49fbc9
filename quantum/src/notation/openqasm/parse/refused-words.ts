import { Refusal } from '../../problem.ts';

/** Words that start a statement that this engine does not support, and the reasons. */
const REFUSED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    opaque:
      'An "opaque" gate has no body, so nobody can say what it computes. Expected a "gate" with a body in braces.',
    input:
      'An "input" gets its value from outside when the circuit is run. Expected a value here: write const float theta = 0.5; in its place.',
    extern: 'An "extern" function is not part of this text, so it cannot be carried out.',
    cal: 'Pulses ("cal") are not supported. Expected gates, measurements and classical statements.',
    defcal:
      'Pulses ("defcal") are not supported. Expected gates, measurements and classical statements.',
    defcalgrammar:
      'Pulses ("defcalgrammar") are not supported. Expected gates, measurements and classical statements.',
    duration: 'Durations take no part in what a circuit computes and are not supported.',
    stretch: 'Durations ("stretch") take no part in what a circuit computes and are not supported.',
    complex: 'Complex numbers are not supported. Expected bit, bool, int, uint, float or angle.',
    array: 'Arrays are not supported. Expected bit, bool, int, uint, float or angle.',
  }),
);

/** Throws the reason if a word starts something that is not supported. */
export function requireSupported(word: string, at: number): void {
  const reason = REFUSED.get(word);
  if (reason !== undefined) throw new Refusal(at, reason);
}
