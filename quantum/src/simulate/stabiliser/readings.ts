import type { Random } from '../../random.ts';
import { TooLarge } from '../../state/state-vector.ts';
import type { FinalLook, TellReading } from '../simulation.ts';
import { copyOfTableau, openRowOf, settle, settledResultOf, type Tableau } from './tableau.ts';

/** More open results than this are not written out one by one: there would be over 2^20 outcomes. */
const MAX_OPEN_RESULTS = 20;

/**
 * All that looks at a stabiliser state may see: `constant` with any of the `columns` added bit by bit, each
 * choice of columns with the same probability. Bit `i` is what look `i` sees.
 */
interface Readings {
  readonly constant: Uint32Array;
  readonly columns: readonly Uint32Array[];
}

function readingsOf(state: Tableau, looks: readonly FinalLook[]): Readings {
  const tableau = copyOfTableau(state, looks.length);
  const words = Math.max(1, Math.ceil(looks.length / 32));
  const constant = new Uint32Array(words);
  const columns: Uint32Array[] = [];
  for (const [look, { wire }] of looks.entries()) {
    const mark = (list: Uint32Array): void => {
      list[look >>> 5] |= 1 << (look & 31);
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
export function readExactly(state: Tableau, looks: readonly FinalLook[], tell: TellReading): void {
  const { constant, columns } = readingsOf(state, looks);
  if (columns.length > MAX_OPEN_RESULTS)
    throw new TooLarge(
      `There are 2^${columns.length} outcomes, and 2^${MAX_OPEN_RESULTS} are the most.`,
    );
  const sum = constant.slice();
  const values = new Uint8Array(looks.length);
  for (let step = 1; step <= 2 ** columns.length; step++) {
    unpack(sum, values);
    tell(values, 2 ** -columns.length);
    const changed = 31 - Math.clz32(step & -step);
    if (changed < columns.length) addTo(sum, columns[changed]);
  }
}

export function sample(
  state: Tableau,
  looks: readonly FinalLook[],
  shots: number,
  random: Random,
  tell: TellReading,
): void {
  const { constant, columns } = readingsOf(state, looks);
  const values = new Uint8Array(looks.length);
  if (columns.length === 0) {
    unpack(constant, values);
    tell(values, shots);
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
    tell(values, 1);
  }
}

function addTo(sum: Uint32Array, column: Uint32Array): void {
  for (let word = 0; word < sum.length; word++) sum[word] ^= column[word];
}

function unpack(packed: Uint32Array, values: Uint8Array): void {
  for (let i = 0; i < values.length; i++) values[i] = (packed[i >>> 5] >>> (i & 31)) & 1;
}
