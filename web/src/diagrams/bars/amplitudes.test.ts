import { percent } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { spokenPercent } from './amplitudes.ts';

describe('a probability in percent', () => {
  it.each([
    [0, '0%', '0 percent'],
    [1, '100%', '100 percent'],
    [0.5, '50%', '50 percent'],
    [0.8536, '85.4%', '85.4 percent'],
    [0.0149, '1.5%', '1.5 percent'],
    [0.0096, '0.96%', '0.96 percent'],
    [0.0003, '0.03%', '0.03 percent'],
    [0.00001, '<0.01%', 'less than 0.01 percent'],
    // Rounding errors of impossible outcomes.
    [1e-12, '0%', '0 percent'],
    [-1e-17, '0%', '0 percent'],
  ])('%s is written %s and said %s', (probability, written, spoken) => {
    expect(percent(probability)).toBe(written);
    expect(spokenPercent(probability)).toBe(spoken);
  });
});
