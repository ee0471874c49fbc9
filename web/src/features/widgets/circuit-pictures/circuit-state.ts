/** The state at the end of a picture's circuit, which is written on one line. */
import { circuitOfGrid, gridOfLine, withAngles } from '@qubloom/curriculum';
import { probabilityOf, smallStateAfter, type StateVector } from '@qubloom/quantum';

/** @throws {SyntaxError} when the line is no circuit; the content check refuses those. */
export function stateOfLine(line: string): StateVector {
  return smallStateAfter(circuitOfGrid(gridOfLine(line)));
}

export function probabilityOfOne(line: string, wire: number): number {
  return probabilityOf(stateOfLine(line), { [wire]: 1 });
}

/** So many places along the angle are worked out. */
const places = 60;

/** The chance of an outcome for the angle `sweep` from 0 to 2 half turns. */
export function hillOf(line: string, outcome: string): readonly number[] {
  return Array.from({ length: places + 1 }, (_, at) =>
    probabilityOnHill(line, outcome, (2 * at) / places),
  );
}

/** @param outcome the highest wire first; a dot stands for either value. */
export function probabilityOnHill(line: string, outcome: string, halfTurns: number): number {
  const bits = [...outcome].reverse();
  const values = bits.flatMap((bit, wire) => (bit === '.' ? [] : [[wire, bit === '1' ? 1 : 0]]));
  return probabilityOf(
    stateOfLine(withAngles(line, { sweep: halfTurns })),
    Object.fromEntries(values),
  );
}
