import type { Random } from '../../random.ts';
import { TooLarge } from '../../state/state-vector.ts';
import type { TerminalMeasurement, OutcomeListener } from '../simulation.ts';
import { copyOfTableau, openRowOf, settle, settledResultOf, type Tableau } from './tableau.ts';

/** More open results are not written out one by one, because there would be more than 2^20 outcomes. */
const MAX_OPEN_RESULTS = 20;

/**
 * The possible results of measuring a stabilizer state: `constant` with any of the `columns` added bit by bit, with
 * equal probability for each choice of columns. Bit `i` is the result of measurement `i`.
 */
interface AffineOutcomes {
  readonly constant: Uint32Array;
  readonly columns: readonly Uint32Array[];
}

function affineOutcomesOf(
  state: Tableau,
  measurements: readonly TerminalMeasurement[],
): AffineOutcomes {
  const tableau = copyOfTableau(state, measurements.length);
  const words = Math.max(1, Math.ceil(measurements.length / 32));
  const constant = new Uint32Array(words);
  const columns: Uint32Array[] = [];
  for (const [measured, { wire }] of measurements.entries()) {
    const mark = (list: Uint32Array): void => {
      list[measured >>> 5] |= 1 << (measured & 31);
    };
    const openRow = openRowOf(tableau, wire);
    if (openRow === undefined) {
      const form = settledResultOf(tableau, wire);
      if ((form[0] & 1) === 1) mark(constant);
      for (const [i, column] of columns.entries())
        if (((form[(i + 1) >>> 5] >>> ((i + 1) & 31)) & 1) === 1) mark(column);
    } else {
      const column = new Uint32Array(words);
      columns.push(column);
      settle(tableau, wire, openRow, columns.length);
      mark(column);
    }
  }
  return { constant, columns };
}

/** Goes through all choices of columns in the order of a Gray code, so that each step adds one column. */
export function eachOutcome(
  state: Tableau,
  measurements: readonly TerminalMeasurement[],
  report: OutcomeListener,
): void {
  const { constant, columns } = affineOutcomesOf(state, measurements);
  if (columns.length > MAX_OPEN_RESULTS)
    throw new TooLarge(
      `There are 2^${columns.length} outcomes. At most 2^${MAX_OPEN_RESULTS} are possible.`,
    );
  const sum = constant.slice();
  const values = new Uint8Array(measurements.length);
  for (let step = 1; step <= 2 ** columns.length; step++) {
    unpack(sum, values);
    report(values, 2 ** -columns.length);
    const changed = 31 - Math.clz32(step & -step);
    if (changed < columns.length) addTo(sum, columns[changed]);
  }
}

export function sample(
  state: Tableau,
  measurements: readonly TerminalMeasurement[],
  shots: number,
  random: Random,
  report: OutcomeListener,
): void {
  const { constant, columns } = affineOutcomesOf(state, measurements);
  const values = new Uint8Array(measurements.length);
  if (columns.length === 0) {
    unpack(constant, values);
    report(values, shots);
    return;
  }
  for (let shot = 0; shot < shots; shot++) {
    const sum = constant.slice();
    let coins = 0;
    for (const [i, column] of columns.entries()) {
      if (i % 32 === 0) coins = random.nextUint32();
      if (((coins >>> (i % 32)) & 1) === 1) addTo(sum, column);
    }
    unpack(sum, values);
    report(values, 1);
  }
}

function addTo(sum: Uint32Array, column: Uint32Array): void {
  for (let word = 0; word < sum.length; word++) sum[word] ^= column[word];
}

function unpack(packed: Uint32Array, values: Uint8Array): void {
  for (let i = 0; i < values.length; i++) values[i] = (packed[i >>> 5] >>> (i & 31)) & 1;
}
