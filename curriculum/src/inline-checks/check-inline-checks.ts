/**
 * Checks that each check in the text accepts its right answers, and replies to every wrong one with its author's
 * text.
 */
import { barStep, isInlineCheck, type BlockOf } from '@qubloom/contract';
import type { LessonContent } from '../curriculum.ts';
import {
  gradeBars,
  gradeNumber,
  gradeOrder,
  percentsOfLine,
  type Bars,
  type InlineCheck,
  type InlineGrade,
} from './grade-inline-check.ts';
import type { ContentProblem } from '../problem.ts';
import { problemsOfCharts } from './check-charts.ts';

export async function checkInlineChecks({
  file,
  blocks,
}: Pick<LessonContent, 'file' | 'blocks'>): Promise<ContentProblem[]> {
  const problems = await Promise.all(
    blocks.map(async (block) => {
      if (!isInlineCheck(block)) return [];
      const reasons = await problemsOf(block);
      return reasons.map((reason) => ({ file, line: block.line, location: block.id, reason }));
    }),
  );
  return problems.flat();
}

async function problemsOf(block: InlineCheck): Promise<string[]> {
  try {
    switch (block.kind) {
      case 'number':
        return problemsOfNumber(block);
      case 'bars':
        return await problemsOfBars(block);
      case 'histogram':
        return await problemsOfCharts(block.charts.map(({ circuit }) => circuit));
      case 'order':
        return problemsOfOrder(block);
    }
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}

function problemsOfNumber(block: BlockOf<'number'>): string[] {
  return [
    ...takes('the answer', gradeNumber(block, block.answer)),
    ...block.wrong.flatMap(({ answer, reply }) =>
      refuses(String(answer), reply, gradeNumber(block, answer)),
    ),
  ];
}

const maxWiresOfBars = 3;

async function problemsOfBars(block: BlockOf<'bars'>): Promise<string[]> {
  const chances = await percentsOfLine(block.circuit);
  const [outcome = ''] = Object.keys(chances);
  if (outcome.length > maxWiresOfBars) return ['more bars than a phone has room for'];
  const odd = block.wrong
    .flatMap((one) => Object.keys(one.chances))
    .find((one) => chances[one] === undefined);
  if (odd !== undefined) return [`"${odd}" is no outcome; write them like "${outcome}", in quotes`];
  const nearest = Object.fromEntries(
    Object.entries(chances).map(([one, percent]) => [one, barStep * Math.round(percent / barStep)]),
  );
  const wrong = await Promise.all(
    block.wrong.map(async ({ chances: bars, reply }) =>
      refuses(written(bars), reply, await gradeBars(block, bars)),
    ),
  );
  return [
    ...takes(`the nearest bars, ${written(nearest)},`, await gradeBars(block, nearest)),
    ...wrong.flat(),
  ];
}

const written = (bars: Bars): string => JSON.stringify(bars);

function problemsOfOrder(block: BlockOf<'order'>): string[] {
  const inOrder = [...block.steps.keys()];
  const odd = block.alsoRight.find(
    (order) => order.toSorted((a, b) => a - b).join() !== inOrder.join(),
  );
  if (odd) return ['alsoRight names every step once, by its number from 1'];
  return [
    ...takes('the order', gradeOrder(block, inOrder)),
    ...block.wrong.flatMap(({ early, before, reply }) => {
      const name = `step ${early + 1} before step ${before + 1}`;
      if (early >= inOrder.length || before >= early) return [`${name} is no wrong order`];
      const moved = inOrder.filter((step) => step !== early).toSpliced(before, 0, early);
      return refuses(name, reply, gradeOrder(block, moved));
    }),
  ];
}

function takes(what: string, { passed, reply }: InlineGrade): string[] {
  return passed ? [] : [`${what} is refused: ${reply}`];
}

function refuses(what: string, wanted: string, { passed, reply }: InlineGrade): string[] {
  if (passed) return [`${what} is taken as right`];
  return reply === wanted ? [] : [`${what} gets the reply of another one: ${reply}`];
}
