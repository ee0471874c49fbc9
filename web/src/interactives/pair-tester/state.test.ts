import { describe, expect, it } from 'vitest';
import { isEntangled, pairs } from './pairs.ts';
import {
  bobsViews,
  isAskOpen,
  isOpen,
  judgmentText,
  newTester,
  resultText,
  triesInAll,
  withChoice,
  withJudgment,
  withQuestions,
  withResults,
} from './state.ts';

describe("the tester's table", () => {
  it('keeps the results of each pair of questions separate', () => {
    const zz = withResults(newTester('equal', 'z', 'z', 0), [5, 0, 0, 5]);
    const zx = withResults(withQuestions(zz, { bob: 'x' }), [2, 3, 2, 3]);
    expect(zx.counts).toEqual({
      zz: [5, 0, 0, 5],
      zx: [2, 3, 2, 3],
      xz: [0, 0, 0, 0],
      xx: [0, 0, 0, 0],
    });
    expect(triesInAll(zx)).toBe(20);
    expect(resultText(zx)).toBe('Equal in 5 of 10.');
  });

  it('describes a single pair', () => {
    const one = withResults(newTester('opposite', 'z', 'z', 0), [0, 0, 1, 0]);
    expect(resultText(one)).toBe('This pair: Alice 1, Bob 0. Equal in 0 of 1.');
  });

  it('names a rule in words, once there are enough pairs', () => {
    const ruleOf = (four: readonly [number, number, number, number]) =>
      resultText(withResults(newTester('equal', 'z', 'z', 0), four));
    expect(ruleOf([10, 0, 0, 9])).toBe('Equal in 19 of 19.');
    expect(ruleOf([10, 0, 0, 10])).toBe('Equal in 20 of 20. Equal every time!');
    expect(ruleOf([0, 11, 9, 0])).toBe('Equal in 0 of 20. Opposite every time!');
    expect(ruleOf([5, 5, 5, 5])).toBe('Equal in 10 of 20. From one, you can’t say the other.');
  });

  it('says what a change drops, and what it keeps', () => {
    const fresh = newTester('equal', 'z', 'z', 0);
    expect(resultText(fresh)).toBeNull();
    expect(resultText(withChoice(fresh, 'coins', 0))).toBeNull();
    const counted = withResults(fresh, [1, 0, 0, 0]);
    expect(resultText(withQuestions(counted, { alice: 'x' }))).toMatch(/before wait in Numbers/);
    const changed = withChoice(counted, 'coins', 0);
    expect(triesInAll(changed)).toBe(0);
    expect(resultText(changed)).toMatch(/^The counts of 1 pair are wiped away/);
    expect(resultText(withResults(changed, [0, 1, 0, 0]))).toMatch(/Equal in 0 of 1/);
  });

  it('shows exact values only for questions that were asked often enough', () => {
    const few = withResults(newTester('equal', 'z', 'z', 0), [10, 0, 0, 9]);
    expect(isAskOpen(few, 'zz')).toBe(false);
    expect(isOpen(few)).toBe(false);
    const enough = withResults(few, [1, 0, 0, 0]);
    expect(isAskOpen(enough, 'zz')).toBe(true);
    expect(isOpen(enough)).toBe(true);
    expect(isAskOpen(withQuestions(enough, { bob: 'x' }), 'zx')).toBe(false);
  });

  it("shows Bob's results for each question of Alice", () => {
    const zx = withResults(newTester('equal', 'z', 'x', 0), [2, 3, 1, 4]);
    expect(bobsViews(zx)).toMatchObject([
      { whenAlice: 'z', counts: { zeros: 3, ones: 7 } },
      { whenAlice: 'x', counts: { zeros: 0, ones: 0 } },
    ]);
    for (const { probabilityOfOne } of bobsViews(zx)) expect(probabilityOfOne).toBeCloseTo(0.5, 12);
  });

  it('hides any pair, entangled ones half of the time', () => {
    const lucks = Array.from({ length: 1000 }, (_, at) => at / 1000);
    const hidden = lucks.map((luck) => newTester('hidden', 'z', 'z', luck).pair);
    expect(new Set(hidden)).toEqual(new Set(pairs));
    expect(hidden.filter(isEntangled)).toHaveLength(500);
  });

  it('reveals a hidden pair with the first judgment, which stays', () => {
    const hidden = newTester('hidden', 'z', 'z', 0);
    expect(isOpen(hidden)).toBe(false);
    expect(judgmentText(hidden)).toBeNull();
    expect(isOpen(withJudgment(hidden, 'separate'))).toBe(false);
    const judged = withJudgment(withResults(hidden, [1, 0, 0, 0]), 'separate');
    expect(isOpen(judged)).toBe(true);
    expect(judgmentText(judged)).toMatch(
      /^Not this one. Linked: equal if both take the plain look/,
    );
    expect(withJudgment(judged, 'entangled')).toBe(judged);
    expect(judgmentText(withJudgment(hidden, 'entangled'))).toMatch(/^So it is/);
    const shown = newTester('equal', 'z', 'z', 0);
    expect(withJudgment(shown, 'entangled')).toBe(shown);
  });
});
