import type { Random } from '../../random.ts';
import type { MeasureInstruction, ReadoutError } from './instruction.ts';
import type { Choice, OutcomeListener } from '../simulation.ts';

/** Reports outcomes with the errors of a device, independently for each shot and each measurement. */
export function applyReadoutError(
  error: ReadoutError,
  random: Random,
  report: OutcomeListener,
): OutcomeListener {
  return (values, shots) => {
    const reported = new Uint8Array(values.length);
    for (let shot = 0; shot < shots; shot++) {
      for (let i = 0; i < values.length; i++) {
        const probability = values[i] === 1 ? error.oneAsZero : error.zeroAsOne;
        reported[i] = random.next() < probability ? 1 - values[i] : values[i];
      }
      report(reported, 1);
    }
  };
}

/**
 * Returns the choices of a measurement in the middle. If the measurement errs, each choice is split into a correctly
 * and a wrongly reported one.
 */
export function withReadoutError<State>(
  choices: Choice<State>[],
  measurement: MeasureInstruction,
): Choice<State>[] {
  const { error, bit } = measurement;
  if (!error) return choices;
  return choices.flatMap((choice, result) => {
    const wrong = result === 1 ? error.oneAsZero : error.zeroAsOne;
    return [
      { probability: choice.probability * (1 - wrong), take: choice.take },
      {
        probability: choice.probability * wrong,
        take(state: State, bits: Uint8Array) {
          choice.take(state, bits);
          bits[bit] = 1 - result;
        },
      },
    ];
  });
}
