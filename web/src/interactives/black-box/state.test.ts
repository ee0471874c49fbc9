import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  probabilityAfterMix,
  isSure,
  kindOf,
  lampFor,
  newBlackBox,
  rules,
  verdictText,
  withGuess,
  withQuestion,
  type BlackBox,
} from './state.ts';

const boxWith = (rule: BlackBox['rule']): BlackBox => ({ rule, questions: [], guess: null });

describe('a box with a lamp', () => {
  it('has four rules', () => {
    expect(rules.map((rule) => `${lampFor(rule, 0)}${lampFor(rule, 1)}`)).toEqual([
      '00',
      '11',
      '01',
      '10',
    ]);
  });

  it.each(rules)('identifies the kind of rule by one question with a mix: %s', (rule) => {
    expect(probabilityAfterMix(rule)).toBeCloseTo(kindOf(rule) === 'same' ? 0 : 1, 12);
    expect(isSure(withQuestion(boxWith(rule), 'mix'))).toBe(true);
  });

  it('takes two questions with bits', () => {
    const once = withQuestion(boxWith('flip'), 0);
    expect([isSure(once), isSure(withQuestion(once, 0)), isSure(withQuestion(once, 1))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('distinguishes luck from knowledge, and accepts one guess', () => {
    const lucky = withGuess(withQuestion(boxWith('copy'), 1), 'different');
    expect(verdictText(lucky)).toBe('Yes: the lamp is on for 1. That was luck, with one question.');
    expect(withGuess(lucky, 'same')).toBe(lucky);
    expect(withQuestion(lucky, 'mix')).toBe(lucky);
    const wrong = withGuess(boxWith('always-1'), 'different');
    expect(verdictText(wrong)).toBe(
      'Not quite: the lamp is always on. You had asked no questions.',
    );
  });

  it('chooses every rule sometimes', () => {
    const random = createRandom(6);
    const seen = new Set(Array.from({ length: 60 }, () => newBlackBox(random).rule));
    expect(seen.size).toBe(4);
  });
});
