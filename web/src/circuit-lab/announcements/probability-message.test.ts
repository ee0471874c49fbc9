import { describe, expect, it } from 'vitest';
import { probabilityMessage } from './probability-message.ts';

const equal = (...outcomes: readonly string[]) =>
  outcomes.map((outcome) => ({ outcome, probability: 1 / outcomes.length }));

describe('the message about probabilities', () => {
  it('begins with the likeliest result and leaves out impossible ones', () => {
    expect(
      probabilityMessage([
        { outcome: '00', probability: 0.25 },
        { outcome: '01', probability: 0 },
        { outcome: '11', probability: 0.75 },
      ]),
    ).toBe('Chances: 1 1, 75 percent. 0 0, 25 percent.');
  });

  it('keeps the order of results that sound equal, despite rounding', () => {
    const message = probabilityMessage([
      { outcome: '11', probability: 0.5 + 1e-12 },
      { outcome: '00', probability: 0.5 - 1e-12 },
    ]);
    expect(message).toBe('Chances: 0 0, 50 percent. 1 1, 50 percent.');
  });

  it('names four results and says that there are others', () => {
    expect(probabilityMessage(equal('000', '001', '010', '011', '100'))).toBe(
      'Chances: 0 0 0, 20 percent. 0 0 1, 20 percent. 0 1 0, 20 percent. 0 1 1, 20 percent. And others.',
    );
    expect(probabilityMessage([{ outcome: '0', probability: 0.9 }], { others: 0.1 })).toBe(
      'Chances: 0, 90 percent. And others.',
    );
  });

  it('says how many runs are kept, and that the probabilities are among those', () => {
    expect(probabilityMessage([{ outcome: '1', probability: 1 }], { bits: 1, kept: 0.5 })).toBe(
      '50 percent of the runs are kept. Chances of c0 in those: 1, 100 percent.',
    );
  });

  it('says so if every result is unlikely', () => {
    const many = Array.from({ length: 4096 }, (_, i) => i.toString(2).padStart(12, '0'));
    expect(probabilityMessage(equal(...many))).toBe('Chances: each is less than 0.1 percent.');
  });
});
