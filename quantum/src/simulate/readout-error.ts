import type { Random } from '../random.ts';
import type { MeasureInstruction, ReadoutError } from './instruction.ts';
import type { Choice, TellReading } from './simulation.ts';

/** Passes readings on as a device that errs would tell them, each shot and each look by itself. */
export function tellWrongly(error: ReadoutError, random: Random, tell: TellReading): TellReading {
  return (values, shots) => {
    const told = new Uint8Array(values.length);
    for (let shot = 0; shot < shots; shot++) {
      for (let i = 0; i < values.length; i++) {
        const chance = values[i] === 1 ? error.oneAsZero : error.zeroAsOne;
        told[i] = random.next() < chance ? 1 - values[i] : values[i];
      }
      tell(told, 1);
    }
  };
}

/** The choices of a look in the middle, each told as it is and told wrongly, where the look errs. */
export function withReadoutError<State>(
  choices: Choice<State>[],
  look: MeasureInstruction,
): Choice<State>[] {
  const { error, bit } = look;
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
