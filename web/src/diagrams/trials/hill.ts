/** Probabilities of a picture's circuit, which is written on one line. */
import { stateOfLine, valuesOfWires, withAngles } from '@qubloom/curriculum';
import { probabilityOf } from '@qubloom/quantum';

/** Number of computed points along the angle. */
const places = 60;

/** Returns the probability of an outcome for the angle `sweep` from 0 to 2 half turns. */
export function hillOf(line: string, outcome: string): readonly number[] {
  return Array.from({ length: places + 1 }, (_, at) =>
    probabilityOnHill(line, outcome, (2 * at) / places),
  );
}

/** @param outcome The highest wire first; a dot matches either value. */
export function probabilityOnHill(line: string, outcome: string, halfTurns: number): number {
  const state = stateOfLine(withAngles(line, { sweep: halfTurns }));
  return probabilityOf(state, valuesOfWires(outcome));
}
