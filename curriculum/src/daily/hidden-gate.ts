/** A closed box, two tests of it, and four candidates: exactly one fits both tests. */
import type { Level, PuzzleOf } from '@qubloom/contract';
import { box, empty } from '../circuits/circuit-grid.ts';
import { gridOfLine } from '../circuits/circuit-text.ts';
import { chancesInWords, chancesOf, listed, sameChances, type Chances } from './chances.ts';
import { columnsOfGrid, columnWith, gridOfColumns, lineOfGrid, type Column } from './columns.ts';
import { columnsInWords } from './columns-in-words.ts';
import { lettered } from './options.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { chosen, inRandomOrder, randomFor } from './random-choice.ts';

interface Boxes {
  readonly wires: number;
  /** Possible contents of a box, one line each. Contents that do the same are never candidates in one puzzle. */
  readonly candidates: readonly string[];
  /** Gates of one wire before the box, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Numbers of boxes in a row. */
  readonly times: readonly number[];
}

const boxes: Readonly<Record<Level, Boxes>> = {
  beginner: {
    wires: 1,
    candidates: [
      '-',
      'X',
      'Z',
      'H',
      'X Z',
      'H X',
      'H Z',
      'X H',
      'Z H',
      'H X H',
      'H Z H',
      'X Z H',
      'H Z X',
    ],
    before: ['-', 'X', 'H', 'X H'],
    after: ['-', 'H'],
    times: [1, 2],
  },
  intermediate: {
    wires: 1,
    candidates: ['-', 'X', 'Y', 'Z', 'H', 'S', 'S H', 'H S', 'X S', 'Z H', 'RY(pi/2)', 'RY(pi/3)'],
    before: ['-', 'X', 'H', 'X H', 'H S'],
    after: ['-', 'H', 'S H'],
    times: [1, 2],
  },
  advanced: {
    wires: 2,
    candidates: [
      '- / -',
      'X / -',
      '- / X',
      'Z / -',
      '- / Z',
      'X / X',
      'Z / Z',
      'H / H',
      '* / X',
      'X / *',
      '* / Z',
      'SWAP / SWAP',
    ],
    before: ['-', 'X', 'H', 'X H'],
    after: ['-', 'H'],
    times: [1],
  },
};

/** A circuit with boxes, and what it shows with each candidate. */
interface Test {
  readonly line: string;
  readonly charts: readonly Chances[];
}

/** Four candidates, and which of them is in the box, as places in the list of candidates. */
interface Case {
  readonly among: readonly number[];
  readonly hidden: number;
}

interface Laboratory {
  readonly tests: readonly Test[];
  /** Every case that two tests can decide, in a random order. */
  readonly cases: readonly Case[];
}

const laboratories = new Map<Level, Laboratory>();

export const hiddenGates: PuzzleMaker<'hidden-gate'> = {
  make(level, index) {
    const random = randomFor('hidden-gate', level, index);
    const { tests, cases } = laboratoryOf(level);
    const { among, hidden } = chosenCase(cases, index);
    const pair = chosen(random, [...decidingPairs(tests, among, hidden)]);
    const options = lettered(random, among);
    return {
      puzzle: {
        kind: 'hidden-gate',
        level,
        title: 'Name the hidden gate',
        question:
          'Every ? hides the same thing. Which of the four makes both charts come out like this?',
        tests: pair.map(({ line, charts }) => ({ circuit: line, chart: charts[hidden] ?? {} })),
        candidates: options.map(({ choice, option }) => ({
          choice,
          circuit: boxes[level].candidates[option] ?? empty,
        })),
      },
      right: options.flatMap(({ choice, option }) =>
        option === hidden ? [{ kind: 'hidden-gate', choice }] : [],
      ),
    };
  },
  grade({ puzzle: { tests, candidates } }, { choice }) {
    const circuit = candidates.find((one) => one.choice === choice)?.circuit ?? empty;
    const failed = tests.findIndex((test) => !fits(test, circuit));
    const test = tests[failed];
    if (test) {
      const wouldGive = chancesInWords(chancesWithBox(test.circuit, circuit));
      return {
        verdict: 'wrong',
        reply: `With ${columnsInWords(columnsOfGrid(gridOfLine(circuit)))} behind the ?, test ${failed + 1} would give ${wouldGive}. But it gave ${chancesInWords(test.chart)}.`,
      };
    }
    return { verdict: 'right', reply: `Only ${choice} fits. ${ruledOut(tests, candidates)}` };
  },
};

/** `Test 1 rules out D, and test 2 rules out B and C. With B, test 2 would give 1 every time.` */
function ruledOut(
  tests: PuzzleOf<'hidden-gate'>['tests'],
  candidates: PuzzleOf<'hidden-gate'>['candidates'],
): string {
  const out = tests.map((test) => candidates.filter(({ circuit }) => !fits(test, circuit)));
  const reasons = out.map(
    (some, at) => `test ${at + 1} rules out ${listed(some.map(({ choice }) => choice))}`,
  );
  const [last, example] = [tests.at(-1), out.at(-1)?.[0]];
  if (!last || !example) return '';
  const wouldGive = chancesInWords(chancesWithBox(last.circuit, example.circuit));
  const all = reasons.join(', and ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}. With ${example.choice}, test ${tests.length} would give ${wouldGive}.`;
}

function chosenCase(cases: readonly Case[], index: number): Case {
  const found = cases[index % cases.length];
  if (!found) throw new Error('No tests decide between candidates.');
  return found;
}

function laboratoryOf(level: Level): Laboratory {
  const known = laboratories.get(level);
  if (known) return known;
  const { candidates } = boxes[level];
  const tests = testsOf(boxes[level]).map((line) => ({
    line,
    charts: candidates.map((circuit) => chancesWithBox(line, circuit)),
  }));
  const cases = fours(candidates.length).flatMap((among) =>
    among
      .map((hidden) => ({ among, hidden }))
      .filter((one) => decidingPairs(tests, among, one.hidden).next().done === false),
  );
  const laboratory = { tests, cases: inRandomOrder(randomFor('hidden-gate', level), cases) };
  laboratories.set(level, laboratory);
  return laboratory;
}

function testsOf({ wires, before, after, times }: Boxes): string[] {
  const ends = (gates: readonly string[]) =>
    Array.from({ length: wires }).reduce<string[][]>(
      (rows) => rows.flatMap((row) => gates.map((gate) => [...row, gate])),
      [[]],
    );
  const closed = columnWith(
    wires,
    Object.fromEntries([...Array(wires).keys()].map((w) => [w, box])),
  );
  return ends(before).flatMap((start) =>
    ends(after).flatMap((end) =>
      times.map((count) =>
        lineOfGrid(
          gridOfColumns([
            ...columnsOfRows(start, 'end'),
            ...Array.from({ length: count }, () => closed),
            ...columnsOfRows(end, 'start'),
          ]),
        ),
      ),
    ),
  );
}

/** Returns columns for the gates of each wire, next to the box. Columns with nothing in them are left out. */
function columnsOfRows(rows: readonly string[], boxAt: 'start' | 'end'): Column[] {
  const cells = rows.map((row) => row.split(' ').filter((cell) => cell !== empty));
  const length = Math.max(...cells.map((row) => row.length));
  return Array.from({ length }, (_, column) =>
    cells.map((row) => row[boxAt === 'end' ? column - length + row.length : column] ?? empty),
  );
}

function fours(count: number): number[][] {
  const all = [...Array(count).keys()];
  return all.flatMap((a) =>
    all
      .slice(a + 1)
      .flatMap((b) => all.slice(b + 1).flatMap((c) => all.slice(c + 1).map((d) => [a, b, c, d]))),
  );
}

/** Finds two tests that leave only the hidden one, although each of them alone leaves another one, too. */
function* decidingPairs(
  tests: readonly Test[],
  among: readonly number[],
  hidden: number,
): Generator<readonly [Test, Test]> {
  const rivals = among.filter((one) => one !== hidden);
  // Bit `i` is set if a test cannot tell rival `i` from the hidden one.
  const left = tests.map(({ charts }) =>
    rivals.reduce(
      (mask, rival, at) =>
        sameChances(charts[rival] ?? {}, charts[hidden] ?? {}) ? mask | (1 << at) : mask,
      0,
    ),
  );
  for (const [a, first] of tests.entries()) {
    for (const [b, second] of tests.entries()) {
      const [ofFirst = 0, ofSecond = 0] = [left[a], left[b]];
      if (a >= b || ofFirst === 0 || ofSecond === 0 || (ofFirst & ofSecond) !== 0) continue;
      yield [first, second];
    }
  }
}

function fits(
  test: { readonly circuit: string; readonly chart: Chances },
  inside: string,
): boolean {
  return sameChances(chancesWithBox(test.circuit, inside), test.chart);
}

/** Returns the chances of a circuit on one line, with each box replaced. */
function chancesWithBox(line: string, inside: string): Chances {
  const opened = columnsOfGrid(gridOfLine(inside));
  const columns = columnsOfGrid(gridOfLine(line));
  return chancesOf(
    gridOfColumns(columns.flatMap((column) => (column.includes(box) ? opened : [column]))),
  );
}
