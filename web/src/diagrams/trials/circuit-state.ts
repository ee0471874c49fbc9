/** Probabilities of a picture's circuit, which is written on one line. */
import { stateOfLine, valuesOfWires, withAngles } from '@qubloom/curriculum';
import { probabilityOf } from '@qubloom/quantum';

export function probabilityOfOne(line: string, wire: number): number {
  return probabilityOf(stateOfLine(line), { [wire]: 1 });
}

/** So many places along the angle are worked out. */
const places = 60;

/** The probability of an outcome for the angle `sweep` from 0 to 2 half turns. */
export function hillOf(line: string, outcome: string): readonly number[] {
  return Array.from({ length: places + 1 }, (_, at) =>
    probabilityOnHill(line, outcome, (2 * at) / places),
  );
}

/** @param outcome the highest wire first; a dot stands for either value. */
export function probabilityOnHill(line: string, outcome: string, halfTurns: number): number {
  const state = stateOfLine(withAngles(line, { sweep: halfTurns }));
  return probabilityOf(state, valuesOfWires(outcome));
}
