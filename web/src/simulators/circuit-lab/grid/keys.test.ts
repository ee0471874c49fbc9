import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readAngle } from '../details/angle-text.ts';
import { actionOfKey, shortcuts, type Key } from './keys.ts';
import { hasTime, labReducer, paletteIn, startLab, type LabState } from '../state/lab-reducer.ts';
import { keyOfTool, toolLabels } from '../palette/tools.ts';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  shift: false,
  command: false,
  alt: false,
  ...more,
});

const after = (start: LabState, ...keys: readonly string[]) =>
  keys.reduce((state, key) => {
    const meaning = actionOfKey(press(key), state);
    return meaning && typeof meaning === 'object' ? labReducer(state, meaning) : state;
  }, start);

describe('keys of the grid', () => {
  it('leaves the browser what belongs to it', () => {
    const state = startLab();
    for (const key of [press('Tab'), press('F5'), press('r', { command: true }), press('q')]) {
      expect(actionOfKey(key, state)).toBeNull();
    }
  });

  it('turns an angle in steps of 15 degrees, and back to exactly where it was', () => {
    const start = startLab({ circuit: circuit(1).ry(0, 0).build() });
    const state = after(start, '+', '+', '+', '-', '-', '-');
    expect(state.circuit.columns).toMatchObject([[{ parameters: [0] }]]);
    expect(state.past).toHaveLength(6);
  });

  it('turns a gate that follows the time from another start, and lets it go on', () => {
    const source = { name: 'time', times: 2 * Math.PI, plus: 0 };
    const at = { column: 0, wire: 0 };
    const timed = labReducer(startLab({ circuit: circuit(1).rx(0, 0).build() }), {
      kind: 'set-source',
      at,
      parameter: 0,
      source,
    });
    const turned = after({ ...timed, time: 0.3 }, '+', '+', '-');
    expect(hasTime(turned.circuit)).toBe(true);
    const plus = Math.PI / 12;
    expect(turned.circuit.columns).toMatchObject([[{ sources: [{ ...source, plus }] }]]);
    expect(turned.notice.message).toBe('RX follows the time from pi over 12.');
  });

  it('steps back from the end with the first press, and on to it again', () => {
    const start = startLab({ circuit: circuit(1).h(0).x(0).h(0).build() });
    expect(after(start, '[').step).toBe(1);
    expect(after(start, '[', '[', '[', '[').step).toBe(-1);
    expect(after(start, '[', '[', ']').step).toBe(1);
    expect(after(start, '[', ']').step).toBeNull();
  });

  it('takes no column out at the start of a wire', () => {
    const start = startLab({ circuit: circuit(1).h(0).x(0).build() });
    const moved = after(start, 'ArrowLeft');
    const meaning = actionOfKey(press('Delete', { shift: true }), moved);
    expect(meaning).toEqual({ kind: 'remove-column', column: -1 });
    if (meaning && typeof meaning === 'object') {
      expect(labReducer(moved, meaning).circuit).toBe(start.circuit);
    }
  });

  it('has a key for each gate of the explorer, and says so in the list [lab: a list of shortcuts and fast placing]', () => {
    for (const tool of paletteIn(startLab({ level: 'explorer' }))) {
      const key = keyOfTool(tool);
      expect(key, toolLabels(tool).spoken).toBeDefined();
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
