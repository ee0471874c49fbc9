import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the address of a Bloch ball', () => {
  it('gives a free walk with all gates by default', () => {
    expect(readOptions('')).toMatchObject({ mode: 'free', start: [], hasAngles: null });
    expect(readOptions('').gates).toEqual(['X', 'Y', 'Z', 'H', 'S', 'T']);
    expect(readOptions('').problem).toBeUndefined();
  });

  it('takes a point to reach, which sets the mode', () => {
    expect(readOptions('?target=H,T,H&within=4&gates=H,T&angles=on')).toMatchObject({
      mode: 'target',
      goal: { moves: ['H', 'T', 'H'], within: 4 },
      gates: ['H', 'T'],
      hasAngles: true,
    });
  });

  it('starts after some moves', () => {
    expect(readOptions('?start=H,RZ(-30)').start).toEqual(['H', { axis: 'z', degrees: -30 }]);
  });

  it.each([
    '?mode=fly',
    '?gates=H,Q',
    '?gates=',
    '?target=',
    '?within=0',
    '?start=RY(1e9)',
    `?start=${'H,'.repeat(99)}H`,
  ])('refuses %s in words', (query) => {
    expect(readOptions(query).problem).toMatch(/cannot be read/);
    expect(readOptions(query)).toMatchObject({ mode: 'free', start: [] });
  });
});
