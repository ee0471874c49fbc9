import { describe, expect, it } from 'vitest';
import { propertiesAt } from '../../testing/properties-at.ts';
import { goalAt } from './state.ts';

const at = (query: string) => propertiesAt('bloch', query);

describe('the address of a Bloch ball', () => {
  it('gives a free walk with all gates by default', () => {
    expect(at('')).toMatchObject({ mode: null, start: [], angles: null });
    expect(at('').gates).toEqual(['X', 'Y', 'Z', 'H', 'S', 'T']);
    expect(at('').problem).toBeUndefined();
  });

  it('takes a point to reach', () => {
    expect(at('?target=H,T,H&within=4&gates=H,T&angles=on')).toMatchObject({
      target: ['H', 'T', 'H'],
      within: 4,
      gates: ['H', 'T'],
      angles: true,
    });
    expect(goalAt(['H', 'T', 'H'], 4)).toEqual({ moves: ['H', 'T', 'H'], within: 4 });
  });

  it('starts after some moves', () => {
    expect(at('?start=H,RZ(-30)').start).toEqual(['H', { axis: 'z', degrees: -30 }]);
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
    expect(at(query).problem).toMatch(/cannot be read/);
    expect(at(query)).toMatchObject({ mode: null, start: [] });
  });
});
