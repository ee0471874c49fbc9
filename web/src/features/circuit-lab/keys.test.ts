import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readAngle } from './angle-text.ts';
import { meaningOf, shortcuts, type Key } from './keys.ts';
import { labReducer, shelf, startLab, type LabState } from './lab-state.ts';
import { keyOfTool, toolWords } from './tools.ts';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  shift: false,
  command: false,
  alt: false,
  ...more,
});

describe('keys of the grid', () => {
  it('leaves the browser what belongs to it', () => {
    const state = startLab();
    for (const key of [press('Tab'), press('F5'), press('r', { command: true }), press('q')]) {
      expect(meaningOf(key, state)).toBeNull();
    }
  });

  it('turns an angle in steps of 15 degrees, and back to exactly where it was', () => {
    let state: LabState = startLab({ circuit: circuit(1).ry(0, 0).build() });
    for (const key of ['+', '+', '+', '-', '-', '-']) {
      const meaning = meaningOf(press(key), state);
      if (meaning && typeof meaning === 'object') state = labReducer(state, meaning);
    }
    expect(state.circuit.columns).toMatchObject([[{ parameters: [0] }]]);
    expect(state.past).toHaveLength(6);
  });

  it('has a key for each gate of the explorer, and says so in the list', () => {
    for (const tool of shelf(startLab({ level: 'explorer' }))) {
      const key = keyOfTool(tool);
      expect(key, toolWords(tool).spoken).toBeDefined();
      expect(shortcuts.some(({ keys }) => keys.split(/[ ,]+/).includes(key ?? ''))).toBe(true);
    }
  });
});

describe('reading an angle', () => {
  it.each([
    ['pi/4', Math.PI / 4],
    ['π / 4', Math.PI / 4],
    ['-3pi/2', (-3 * Math.PI) / 2],
    ['2*pi/3', (2 * Math.PI) / 3],
    ['0.5', 0.5],
    ['45°', Math.PI / 4],
    ['-90 deg', -Math.PI / 2],
  ])('takes %s', (text, angle) => {
    expect(readAngle(text)).toBeCloseTo(angle, 12);
  });

  it.each(['', 'pie', '1/0', 'pi/0', '1e9', 'NaN', '--1'])('refuses "%s"', (text) => {
    expect(readAngle(text)).toBeNull();
  });
});
