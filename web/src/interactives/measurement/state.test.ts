import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  probabilityOfLine,
  lines,
  passedStops,
  newMeasurements,
  triesOf,
  verdictOf,
  withFresh,
  withGuess,
  withLine,
  withRepeatedMeasurement,
} from './state.ts';

const random = () => createRandom(7);

describe('measuring qubits', () => {
  it('is certain after H H, and a coin after H or H measurement H', () => {
    expect(lines.map((line) => Math.round(probabilityOfLine(line) * 1e9) / 1e9)).toEqual([
      0.5, 0, 0.5,
    ]);
    expect(withFresh(newMeasurements('h-h'), 500, random()).counts['h-h']).toEqual({
      zeros: 500,
      ones: 0,
    });
    const { zeros, ones } = withFresh(newMeasurements('h-look-h'), 500, random()).counts[
      'h-look-h'
    ];
    expect(zeros + ones).toBe(500);
    expect(Math.min(zeros, ones)).toBeGreaterThan(150);
  });

  it('leaves one full bar, that of the answer', () => {
    for (const line of lines) {
      const looks = passedStops(withFresh(newMeasurements(line), 1, random())).filter(
        ({ stop }) => stop === 'measure',
      );
      expect(looks.length).toBeGreaterThan(0);
      for (const { answer, bars } of looks) {
        expect(bars).toEqual(answer === 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]);
      }
    }
  });

  it('shows the bars before the second measurement only after the first', () => {
    const [first, , second] = passedStops(newMeasurements('h-look-h'));
    expect(first?.bars?.[2]).toBeCloseTo(Math.SQRT1_2, 12);
    expect(second?.bars).toBeNull();
    const taken = withFresh(newMeasurements('h-look-h'), 1, random());
    const sign = taken.answers?.[0] === 1 ? -1 : 1;
    expect(passedStops(taken)[2]?.bars?.[2]).toBeCloseTo(sign * Math.SQRT1_2, 12);
  });

  it('again on the same qubit adds no try and changes no answer', () => {
    const one = withFresh(newMeasurements('h'), 1, random());
    const again = withRepeatedMeasurement(withRepeatedMeasurement(one));
    expect(again).toMatchObject({ again: 2, fresh: 1, answers: one.answers, counts: one.counts });
    expect(withRepeatedMeasurement(newMeasurements('h')).again).toBe(0);
  });

  it('counts fresh qubits over all lines and keeps the counts of each', () => {
    const some = withFresh(newMeasurements('h-h'), 3, random());
    const more = withFresh(withLine(some, 'h-look-h'), 4, random());
    expect(more.fresh).toBe(7);
    expect(triesOf(more.counts['h-h'])).toBe(3);
    expect(withLine(more, 'h').answers).toBeNull();
  });

  it('takes a guess for each line until its first qubit', () => {
    const guessed = withGuess(newMeasurements('h-h'), 'either');
    const ran = withFresh(guessed, 100, random());
    expect(withGuess(ran, '0')).toBe(ran);
    expect(verdictOf(newMeasurements('h'))).toBeNull();
    expect(verdictOf(ran)).toBe(
      'The last look showed 1 in 0 of 100. You guessed sometimes 0, sometimes 1. The second H undoes the mix, so the answer is sure.',
    );
    expect(verdictOf(withFresh(withGuess(newMeasurements('h-h'), '0'), 1, random()))).toMatch(
      /You guessed 0 every time, and so it is/,
    );
  });
});
