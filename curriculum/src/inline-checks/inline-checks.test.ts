import { expect, describe, test } from 'vitest';
import { readLessonMarkdown } from '../load/lesson-markdown.ts';
import { checkInlineChecks } from './check-inline-checks.ts';
import type { LessonBlock } from '@qubloom/contract';

const front = `---
title: T
description: D
category: qubit
minutes: 20
---
`;

/** Returns the problems of a block, from parsing or grading it. */
async function problemsOf(block: string): Promise<string[]> {
  const told: string[] = [];
  const lesson = readLessonMarkdown('lesson.md', front + block, ({ reason }) => told.push(reason));
  const blocks = (lesson?.blocks ?? []).flatMap((one) =>
    'block' in one ? [{ ...one.block, line: one.line } as LessonBlock & { line: number }] : [],
  );
  const found = await checkInlineChecks({ file: 'lesson.md', blocks });
  return [...told, ...found.map(({ reason }) => reason)];
}

const number = (answer: string, wrong: string) => `
\`\`\`number
id: how-often
question: How often?
answer: ${answer}
reply: Right.
wrong:
  - { answer: ${wrong}, reply: Wrong. }
\`\`\``;

const bars = (circuit: string, wrong: string) => `
\`\`\`bars
id: how-often
question: How often?
circuit: ${circuit}
reply: Right.
wrong:
  - { chances: ${wrong}, reply: Wrong. }
\`\`\``;

const histogram = (right: string, wrong: string) => `
\`\`\`histogram
id: which
question: Which?
right: { circuit: ${right}, reply: Right. }
wrong:
  - { circuit: ${wrong}, reply: Wrong. }
\`\`\``;

const order = (rest: string) => `
\`\`\`order
id: when
question: When?
steps: [one, two, three]
reply: Right.
${rest}
\`\`\``;

describe('a check in the text', () => {
  test.each([
    ['a percent', number("'25%'", "'50%'")],
    ['a fraction', number("'1/4'", "'1/2'")],
    ['a number below zero', number('-0.5', '0.5')],
    ['bars', bars("'H'", "{ '0': 100, '1': 0 }")],
    ['bars of odd chances', bars("'RY(pi/3) * / - X'", "{ '00': 25, '11': 75 }")],
    ['bars that show more than 100%', bars("'H'", "{ '0': 100, '1': 100 }")],
    ['charts', histogram("'H'", "'X'")],
    ['an order', order('wrong: [{ early: 3, before: 1, reply: Wrong. }]')],
    [
      'an order that is free in part',
      order('alsoRight: [[2, 1, 3]]\nwrong: [{ early: 3, before: 2, reply: Wrong. }]'),
    ],
  ])('%s is in order', async (_, block) => {
    expect(await problemsOf(block)).toEqual([]);
  });

  test.each([
    ['a wrong number that is right', number("'25%'", "'25.5%'"), /25.5 is taken as right/],
    ['a word for a number', number('half', '1'), /no number to type/],
    ['wrong bars that are right', bars("'H'", "{ '0': 45, '1': 55 }"), /taken as right/],
    ['bars of another size', bars("'H'", "{ '00': 100 }"), /"00" is no outcome/],
    ['bars of no circuit', bars("'G'", "{ '0': 100 }"), /not a sign/],
    ['two charts that look the same', histogram("'H'", "'H Z'"), /look the same/],
    [
      'a wrong order that is right',
      order('wrong: [{ early: 1, before: 3, reply: No. }]'),
      /no wrong/,
    ],
    [
      'a reply that another one takes',
      order(
        'wrong: [{ early: 3, before: 1, reply: A. }, { early: 2, before: 1, reply: B. }, { early: 3, before: 1, reply: C. }]',
      ),
      /reply of another/,
    ],
    ['nothing wrong', order('wrong: []'), /expected array to have >=1/],
  ])('%s is reported', async (_, block, reason) => {
    expect(await problemsOf(block)).toContainEqual(expect.stringMatching(reason));
  });

  test('the initial order is wrong, and the same at every start', () => {
    const starts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => {
      const text = order('wrong: [{ early: 3, before: 1, reply: No. }]').replace('when', id);
      const [first] = readLessonMarkdown('lesson.md', front + text, () => undefined)?.blocks ?? [];
      return first && 'block' in first && first.block.kind === 'order' ? first.block.start : [];
    });
    expect(starts.every((start) => start.length === 3)).toBe(true);
    expect(starts).not.toContainEqual([0, 1, 2]);
    expect(new Set(starts.map(String)).size).toBeGreaterThan(1);
  });
});
