/** Decides if a check in the text is answered correctly, and what to reply. */
import type { BlockOf } from '@qubloom/contract';
import { probabilitiesOfLine } from '../tasks/grade-card.ts';

export type InlineCheck = BlockOf<'number' | 'bars' | 'histogram' | 'order'>;

export interface InlineGrade {
  readonly passed: boolean;
  readonly reply: string;
}

/** Rounding must not decide. */
const rounding = 1e-9;

export function gradeNumber(
  { answer, unit, within, reply, wrong }: BlockOf<'number'>,
  typed: number,
): InlineGrade {
  const distanceTo = (number: number) => Math.abs(number - typed);
  if (distanceTo(answer) <= within + rounding) return { passed: true, reply };
  const foreseen = wrong.find((one) => distanceTo(one.answer) <= within + rounding);
  if (foreseen) return { passed: false, reply: foreseen.reply };
  const shown = unit === 'percent' ? `${typed}%` : String(typed);
  const side = typed < answer ? 'more' : 'less';
  return { passed: false, reply: `It’s ${side} than ${shown}. Think it through again.` };
}

/** Percent by outcome, the highest wire first. */
export type Bars = Readonly<Record<string, number>>;

export async function gradeBars(
  { circuit, within, reply, wrong }: BlockOf<'bars'>,
  bars: Bars,
): Promise<InlineGrade> {
  const chances = await percentsOfLine(circuit);
  if (areNear(chances, bars, within)) return { passed: true, reply };
  const foreseen = wrong.find((one) => areNear(one.chances, bars, within));
  if (foreseen) return { passed: false, reply: foreseen.reply };
  const sum = Object.values(bars).reduce((total, percent) => total + percent, 0);
  if (Math.abs(sum - 100) > rounding) {
    return {
      passed: false,
      reply: `Your bars make ${sum}% together. Every look gives one result, so all bars share 100%.`,
    };
  }
  const [outcome, percent] = furthest(chances, bars);
  const often = percent > (bars[outcome] ?? 0) ? 'more often' : 'less often';
  return { passed: false, reply: `${outcome} comes up ${often} than that. Move that bar first.` };
}

export async function percentsOfLine(circuit: string): Promise<Bars> {
  const chances = Object.entries(await probabilitiesOfLine(circuit));
  return Object.fromEntries(chances.map(([outcome, chance]) => [outcome, 100 * chance]));
}

function areNear(wanted: Bars, bars: Bars, within: number): boolean {
  return outcomesIn(wanted, bars).every(
    (outcome) => Math.abs((wanted[outcome] ?? 0) - (bars[outcome] ?? 0)) <= within + rounding,
  );
}

function furthest(wanted: Bars, bars: Bars): readonly [outcome: string, percent: number] {
  const offBy = ([outcome, percent]: readonly [string, number]) =>
    Math.abs(percent - (bars[outcome] ?? 0));
  const inOrder = Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.reduce((a, b) => (offBy(b) > offBy(a) + rounding ? b : a));
}

function outcomesIn(...all: readonly Bars[]): readonly string[] {
  return [...new Set(all.flatMap((bars) => Object.keys(bars)))];
}

export function gradeHistogram(
  { charts, answer }: BlockOf<'histogram'>,
  choice: number,
): InlineGrade {
  return { passed: choice === answer, reply: charts[choice]?.reply ?? '' };
}

/** `order`: the indices of the steps in their current order. */
export function gradeOrder(
  { steps, alsoRight, reply, wrong }: BlockOf<'order'>,
  order: readonly number[],
): InlineGrade {
  const right = [[...steps.keys()], ...alsoRight];
  if (right.some((one) => one.join() === order.join())) return { passed: true, reply };
  const foreseen = wrong.find(({ early, before }) => order.indexOf(early) < order.indexOf(before));
  if (foreseen) return { passed: false, reply: foreseen.reply };
  const placed = Math.max(...right.map((one) => placesInCommon(one, order)));
  return {
    passed: false,
    reply:
      placed === 0
        ? 'Something else has to come first. What has to be there before anything can happen?'
        : `The first ${placed === 1 ? 'step is' : `${placed} steps are`} in place. What has to happen right after that?`,
  };
}

function placesInCommon(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((step, at) => step !== b[at]);
  return first < 0 ? a.length : first;
}
