import { circuit, type Circuit } from '@qubloom/quantum';
import { describe, expect, test } from 'vitest';
import { answersQuestion, labQuestions } from './questions.ts';

type Gate = 'h' | 'x' | 'z';

/** A circuit on two wires whose second wire has these gates. */
const line = (gates: string): Circuit =>
  (gates.split('') as Gate[]).reduce((built, gate) => built[gate](1), circuit(2)).build();

const cases: Readonly<Record<string, { readonly right: string[]; readonly wrong: string[] }>> = {
  'always-1': {
    right: ['hzh', 'hzxh', 'hxzh'],
    wrong: ['', 'x', 'hh', 'hxh', 'xhh', 'hz', 'hzhx'],
  },
  'fair-from-1': { right: ['xh', 'xzh', 'xhz'], wrong: ['', 'h', 'x', 'hx', 'xhh', 'zxh'] },
  'four-back-to-0': {
    right: ['hxhz', 'xzxz', 'zxzx', 'xhzh'],
    wrong: ['', 'hh', 'hhhh', 'xxhh', 'xhxh', 'hzhzh', 'hxhx'],
  },
};

describe('a question of the lab', () => {
  test.each(labQuestions)('$id: right and wrong circuits', async (question) => {
    const { right, wrong } = cases[question.id] ?? { right: [], wrong: [] };
    expect(right.length).toBeGreaterThan(0);
    for (const gates of right)
      expect([gates, await answersQuestion(line(gates), question)]).toEqual([gates, true]);
    for (const gates of wrong)
      expect([gates, await answersQuestion(line(gates), question)]).toEqual([gates, false]);
  });

  test.each(labQuestions)('$id: a linked pair is no answer', async (question) => {
    expect(await answersQuestion(circuit(2).h(0).cx(0, 1).build(), question)).toBe(false);
  });
});
