/** A chart and four circuits: exactly one of them makes it. */
import type { Level, PuzzleOf } from '@qubloom/contract';
import type { Random } from '@qubloom/quantum';
import { control, empty, measure, type Cell, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { gridOfLine } from '../circuits/circuit-text.ts';
import {
  certainOutcome,
  chancesInWords,
  chancesOf,
  sameChances,
  startInWords,
  type Chances,
} from './chances.ts';
import { columnWith, gridOfColumns, lineOfGrid, type Column } from './columns.ts';
import { lettered } from './options.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { idleColumns, traceInWords } from './trace.ts';
import { chosen, firstMade, inRandomOrder, integerBelow, randomFor } from './random-choice.ts';

interface ChartSize {
  readonly wires: number;
  readonly columns: number;
  /** The gates of a wire, each as often as it should come up. */
  readonly gates: readonly Cell[];
  /** The targets of a control. One without a target is a wire too few. */
  readonly targets: readonly Cell[];
  /** Columns of the right circuit that change nothing. One is a trap, such as an X on plus. */
  readonly mostIdle: number;
}

const sizes: Readonly<Record<Level, ChartSize>> = {
  beginner: {
    wires: 1,
    columns: 5,
    gates: ['H', 'H', 'Z', 'X', measure],
    targets: [],
    mostIdle: 1,
  },
  intermediate: {
    wires: 2,
    columns: 4,
    gates: ['H', 'H', 'H', 'H', 'X', 'Z', 'S', 'Y', 'RY(pi/3)', 'RY(2*pi/3)'],
    targets: ['X'],
    mostIdle: 0,
  },
  advanced: {
    wires: 3,
    columns: 5,
    gates: ['H', 'H', 'H', 'H', 'X', 'Z', 'S', 'T'],
    targets: ['X', 'X', 'Z'],
    mostIdle: 0,
  },
};

/** A chart with more bars takes too long to compare. */
const mostBars = 4;

export const charts: PuzzleMaker<'match-chart'> = {
  make(level, index) {
    const random = randomFor('match-chart', level, index);
    const size = sizes[level];
    return firstMade(() => {
      const columns = randomColumns(random, size);
      if (!isInteresting(columns, size)) return undefined;
      const chart = chancesOf(gridOfColumns(columns));
      const bars = Object.keys(chart).length;
      if (bars > mostBars || (size.wires > 1 && bars === 2 ** size.wires)) return undefined;
      if (idleColumns(columns) > size.mostIdle) return undefined;
      // A sure result is rarer than a mix, but it needs the most thought.
      if (certainOutcome(chart) === undefined && random.next() < 0.4) return undefined;
      const others = lookAlikes(random, columns, size, chart);
      if (!others) return undefined;
      const options = lettered(random, [columns, ...others]);
      return {
        puzzle: {
          kind: 'match-chart',
          level,
          title: 'Match the chart',
          question: `Which of the four circuits makes this chart? ${startInWords(size.wires)}`,
          chart,
          circuits: options.map(({ choice, option }) => ({
            choice,
            circuit: lineOfGrid(gridOfColumns(option)),
          })),
        },
        right: options.flatMap(({ choice, option }) =>
          option === columns ? [{ kind: 'match-chart', choice }] : [],
        ),
      };
    });
  },
  grade({ puzzle, right }, { choice }) {
    const circuit = puzzle.circuits.find((one) => one.choice === choice)?.circuit ?? empty;
    const isRight = right.some((one) => one.choice === choice);
    return {
      verdict: isRight ? 'right' : 'wrong',
      reply: replyTo(puzzle, choice, gridOfLine(circuit)),
    };
  },
};

function randomColumns(random: Random, size: ChartSize): Column[] {
  return Array.from({ length: size.columns }, () => randomColumn(random, size));
}

function randomColumn(random: Random, { wires, gates, targets }: ChartSize): Column {
  if (targets.length > 0 && random.next() < 0.5) {
    const [from = 0, to = 0] = inRandomOrder(random, [...Array(wires).keys()]);
    return columnWith(wires, { [from]: control, [to]: chosen(random, targets) });
  }
  return Array.from({ length: wires }, () =>
    wires > 1 && random.next() < 0.5 ? empty : chosen(random, gates),
  );
}

/** Something has to meet or to be linked, and few twins undo each other at sight. */
function isInteresting(columns: readonly Column[], { wires }: ChartSize): boolean {
  const cells = columns.flat();
  const twins = columns.filter((column, at) => column.join() === columns[at - 1]?.join()).length;
  if (twins > 1) return false;
  const crossings = cells.filter((cell) => cell === 'H').length;
  return crossings >= 2 && (wires === 1 || cells.includes(control));
}

/** Returns circuits that share most columns with this one, and others. Their charts are different from its chart, and not
 * all the same. */
function lookAlikes(
  random: Random,
  columns: readonly Column[],
  size: ChartSize,
  chart: Chances,
): (readonly Column[])[] | undefined {
  const found: (readonly Column[])[] = [];
  const seen = new Set([lineOfGrid(gridOfColumns(columns))]);
  const seenCharts: Chances[] = [];
  for (let tries = 0; tries < 40 && found.length < 3; tries++) {
    const other =
      found.length === 0 || (found.length === 1 && size.wires > 1)
        ? changed(random, random.next() < 0.5 ? changed(random, columns, size) : columns, size)
        : randomColumns(random, size);
    const line = lineOfGrid(gridOfColumns(other));
    const otherChart = chancesOf(gridOfColumns(other));
    if (seen.has(line) || sameChances(chart, otherChart)) continue;
    if (!isInteresting(other, size) || idleColumns(other) > size.mostIdle + 1) continue;
    seen.add(line);
    seenCharts.push(otherChart);
    found.push(other);
  }
  const [first = {}, ...rest] = seenCharts;
  return found.length === 3 && rest.some((one) => !sameChances(first, one)) ? found : undefined;
}

function changed(random: Random, columns: readonly Column[], size: ChartSize): readonly Column[] {
  const at = integerBelow(random, columns.length);
  const [here = [], next = []] = [columns[at], columns[at + 1]];
  if (random.next() < 0.4 && at + 1 < columns.length) {
    return columns.with(at, next).with(at + 1, here);
  }
  return columns.with(at, randomColumn(random, size));
}

function replyTo({ chart }: PuzzleOf<'match-chart'>, choice: string, grid: CircuitGrid): string {
  const chances = chancesOf(grid);
  const verdict = sameChances(chart, chances)
    ? 'just like the chart'
    : 'so its chart would look different';
  return `${choice} gives ${chancesInWords(chances)}, ${verdict}. ${traceInWords(grid)}`;
}
