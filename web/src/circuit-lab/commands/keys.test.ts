import { labLevels, type LabLevel } from '@qubloom/contract';
import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readAngle } from '../details/angle-text.ts';
import { actionOfKey, keysIn, writtenKey, type Key } from './keys.ts';
import { hasTime, labReducer, paletteIn, startLab, type LabState } from '../state/lab-reducer.ts';
import { keyOfTool, keyTools, toolLabels, type Tool } from '../palette/tools.ts';

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
  it("leaves the browser's own keys to the browser", () => {
    const state = startLab();
    for (const key of [press('Tab'), press('F5'), press('r', { command: true }), press('q')]) {
      expect(actionOfKey(key, state)).toBeNull();
    }
  });

  it('turns an angle in steps of 15 degrees, and back to exactly the first angle', () => {
    const start = startLab({ circuit: circuit(1).ry(0, 0).build() });
    const state = after(start, '+', '+', '+', '-', '-', '-');
    expect(state.circuit.columns).toMatchObject([[{ parameters: [0] }]]);
    expect(state.past).toHaveLength(6);
  });

  it('changes the start angle of a gate that turns with the time, and keeps it turning', () => {
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

  it('steps back from the end with the first press, and forward to it again', () => {
    const start = startLab({ circuit: circuit(1).h(0).x(0).h(0).build() });
    expect(after(start, '[').step).toBe(1);
    expect(after(start, '[', '[', '[', '[').step).toBe(-1);
    expect(after(start, '[', '[', ']').step).toBe(1);
    expect(after(start, '[', ']').step).toBeNull();
  });

  it('removes no column at the start of a wire', () => {
    const start = startLab({ circuit: circuit(1).h(0).x(0).build() });
    const moved = after(start, 'ArrowLeft');
    const meaning = actionOfKey(press('Delete', { shift: true }), moved);
    expect(meaning).toEqual({ kind: 'remove-column', column: -1 });
    if (meaning && typeof meaning === 'object') {
      expect(labReducer(moved, meaning).circuit).toBe(start.circuit);
    }
  });

  // Shows: lab: a list of shortcuts and fast placing
  it('has a listed key for each gate of the explorer', () => {
    const state = startLab({ level: 'explorer' });
    const listed = keysIn(state);
    for (const tool of paletteIn(state)) {
      const key = keyOfTool(tool) ?? '';
      const { spoken } = toolLabels(tool);
      expect(listed.find(({ keys }) => keys.includes(key))?.does, spoken).toMatch(
        new RegExp(`^${spoken}: `),
      );
    }
  });

  it.each(labLevels)('lists keys that do what the list says: %s', (level) => {
    for (const { keys, does } of keysIn(startLab({ level }))) {
      expect(keys.length, does).toBeGreaterThan(0);
      for (const key of keys) {
        const pressed = pressOf(key);
        expect(writtenKey(pressed)).toBe(key);
        const results = workplaces(level).map((state) => {
          const meaning = actionOfKey(pressed, state);
          if (typeof meaning === 'string' || meaning === null) return meaning;
          const next = labReducer(state, meaning);
          return next === state || next.notice.isRefusal ? null : next;
        });
        expect(
          results.some((result) => result !== null),
          `${key}: ${does}`,
        ).toBe(true);
        const tool = keyTools.find((each) => keyOfTool(each) === key);
        if (!tool) continue;
        // The name in the list matches the placed operation.
        const [placed] = results.filter((result) => typeof result === 'object' && result !== null);
        expect(does).toMatch(new RegExp(`^${toolLabels(tool).spoken}: `));
        expect(JSON.stringify(placed?.circuit.columns)).toContain(signOf(tool));
      }
    }
  });

  it('lists no key of a gate that the palette lacks', () => {
    const listed = keysIn(startLab({ level: 'first-steps' })).flatMap(({ keys }) => keys);
    expect(listed).toContain('H');
    for (const key of ['Shift+S', 'Shift+X', 'M', 'N']) expect(listed).not.toContain(key);
    const task = keysIn(startLab({ allowed: ['h', 'control'] })).flatMap(({ keys }) => keys);
    expect(task.filter((key) => /^(?:Shift\+)?[A-Z]$/.test(key)).sort()).toEqual(['C', 'H']);
  });

  it('explains why it does not place a gate that the palette lacks', () => {
    const state = after(startLab({ level: 'first-steps' }), 'S');
    expect(state.notice).toMatchObject({ isRefusal: true });
  });

  it('opens the details of a wire on Enter at its start, and changes the start on Space', () => {
    const start = after(startLab({ circuit: circuit(1).h(0).build() }), 'ArrowLeft');
    expect(actionOfKey(press('Enter'), start)).toBe('details');
    expect(after(start, 'Enter').circuit).toBe(start.circuit);
    expect(after(start, ' ').circuit.initial).toEqual(['1']);
  });
});

/** Returns the key press for its form in the table. */
function pressOf(written: string): Key {
  const name = written.replace(/^(?:(?:Ctrl|Alt|Shift)\+)+/, '');
  const keys: Readonly<Record<string, string>> = {
    Space: ' ',
    Left: 'ArrowLeft',
    Right: 'ArrowRight',
    Up: 'ArrowUp',
    Down: 'ArrowDown',
    'Page Up': 'PageUp',
    'Page Down': 'PageDown',
  };
  const shift = written.includes('Shift+');
  const letter = shift ? name : name.toLowerCase();
  return press(keys[name] ?? (name.length === 1 ? letter : name), {
    shift,
    command: written.includes('Ctrl+'),
    alt: written.includes('Alt+'),
  });
}

/** States in which each key can do something: on a gate, on an empty cell, and with something picked up. */
function workplaces(level: LabLevel): readonly LabState[] {
  const builder = circuit(3);
  for (let i = 0; i < 25; i++) builder.rx(0.5, 1);
  const lab = startLab({ circuit: builder.x(0).build(), level });
  const full = startLab({ circuit: lab.circuit, level: 'full' });
  const at = (state: LabState, column: number, wire: number) =>
    labReducer(state, { kind: 'move-cursor', to: { column, wire } });
  const onGate = at(lab, 12, 1);
  const stepped = labReducer(onGate, { kind: 'set-step', step: 3 });
  const undone = labReducer(labReducer(onGate, { kind: 'remove', at: onGate.cursor }), {
    kind: 'undo',
  });
  const copied = labReducer(onGate, { kind: 'copy' });
  const armed = labReducer(at(full, 12, 0), { kind: 'arm', tool: { kind: 'gate', gate: 'h' } });
  return [
    onGate,
    at(lab, 12, 0),
    at(lab, 12, 2),
    at(lab, 0, 1),
    stepped,
    undone,
    labReducer(onGate, { kind: 'remove', at: onGate.cursor }),
    labReducer(at(copied, 12, 0), { kind: 'arm', tool: null }),
    at(copied, 30, 1),
    armed,
  ];
}

/** Returns a text that the data of this tool's operation contain. */
function signOf(tool: Tool): string {
  switch (tool.kind) {
    case 'gate':
      return `"gate":"${tool.gate}"`;
    case 'control':
      return `"on":${tool.on}`;
    case 'display':
      return `"shows":"${tool.shows}"`;
    case 'postselect':
      return `"state":"${tool.state}"`;
    default:
      return `"kind":"${tool.kind}"`;
  }
}

describe('reading an angle', () => {
  it.each([
    ['pi/4', Math.PI / 4],
    ['π / 4', Math.PI / 4],
    ['-3pi/2', (-3 * Math.PI) / 2],
    ['2*pi/3', (2 * Math.PI) / 3],
    ['0.5', 0.5],
    ['45°', Math.PI / 4],
    ['-90 deg', -Math.PI / 2],
  ])('reads %s', (text, angle) => {
    expect(readAngle(text)).toBeCloseTo(angle, 12);
  });

  it.each(['', 'pie', '1/0', 'pi/0', '1e9', 'NaN', '--1'])('refuses "%s"', (text) => {
    expect(readAngle(text)).toBeNull();
  });
});
