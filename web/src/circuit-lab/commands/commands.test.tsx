import { render, screen } from '@testing-library/react';
import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { LabProvider } from '../lab-context.tsx';
import { labReducer, startLab, type LabState } from '../state/lab-reducer.ts';
import { CommandButton } from './command-button.tsx';
import { commandIds, commandOf } from './commands.ts';
import { startView } from './editor-view.ts';
import { keysIn } from './keys.ts';

const view = startView;
const zoomedOut = { ...startView, zoom: 0.6 };
const zoomedIn = { ...startView, zoom: 1.6 };

/** States at an empty place, on gates, after an edit and its undo, in the middle of the steps, and inside a gate. */
function states(): readonly LabState[] {
  const empty = startLab({ level: 'full' });
  const oneWire = startLab({ level: 'full', circuit: circuit(1).build() });
  const built = startLab({ level: 'full', circuit: circuit(2).rx(0.5, 0).h(1).x(0).build() });
  const onWire1 = labReducer(built, { kind: 'move-cursor', to: { column: 0, wire: 1 } });
  const edited = labReducer(built, { kind: 'remove', at: { column: 0, wire: 0 } });
  const undone = labReducer(edited, { kind: 'undo' });
  const copied = labReducer(built, { kind: 'copy' });
  const stepped = labReducer(built, { kind: 'set-step', step: 0 });
  const atStart = labReducer(built, { kind: 'set-step', step: -1 });
  const armed = labReducer(built, { kind: 'arm', tool: { kind: 'gate', gate: 'h' } });
  const all = labReducer(built, { kind: 'select-all' });
  const made = labReducer(all, { kind: 'define', name: 'G1' });
  const inside = labReducer(made, { kind: 'open-gate', gate: 'G1' });
  const first = startLab({ level: 'first-steps' });
  return [
    empty,
    oneWire,
    built,
    onWire1,
    edited,
    undone,
    copied,
    stepped,
    atStart,
    armed,
    made,
    inside,
    first,
  ];
}

describe('the table of commands', () => {
  it('has each key only once per scope', () => {
    const keys = commandIds.flatMap((id) => {
      const command = commandOf(id);
      return (command.keys ?? []).map((key) => `${command.scope ?? 'grid'}: ${key}`);
    });
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('lists each command of the grid that has keys, with all of them', () => {
    const lines = keysIn(startLab({ level: 'full' }));
    for (const id of commandIds) {
      const { keys = [], scope = 'grid', help } = commandOf(id);
      if (keys.length === 0 || scope !== 'grid') continue;
      const line = lines.find(({ does }) => does === help);
      expect(line?.keys, id).toEqual(expect.arrayContaining([...keys]));
    }
  });

  it.each(commandIds.filter((id) => commandOf(id).isEnabled))(
    'changes nothing by the key of a disabled command: %s',
    (id) => {
      const { isEnabled, keys = [], act } = commandOf(id);
      const places = states().flatMap((state) =>
        [view, zoomedOut, zoomedIn].map((seen) => ({ state, isOn: isEnabled?.(state, seen) })),
      );
      expect(places.some(({ isOn }) => isOn)).toBe(true);
      const off = places.filter(({ isOn }) => !isOn);
      expect(off.length).toBeGreaterThan(0);
      for (const { state } of off) {
        for (const key of keys) {
          const result = act(state, key);
          if (result === null) continue;
          if (typeof result === 'string') throw new Error(`${id} asks the editor for ${result}.`);
          const next = labReducer(state, result);
          const { notice } = next;
          expect({ ...next, notice: state.notice }, id).toEqual(state);
          expect(notice === state.notice || notice.isRefusal, id).toBe(true);
        }
      }
    },
  );

  it('gives each button its name, its tooltip, and its state', () => {
    const state = startLab();
    const shown = commandIds.filter((id) => commandOf(id).icon);
    render(
      <LabProvider>
        {shown.map((id) => (
          <CommandButton key={id} command={id} isBare />
        ))}
      </LabProvider>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(shown.length);
    for (const id of shown) {
      const { label = '', keys, isEnabled } = commandOf(id);
      const name = typeof label === 'function' ? label(state) : label;
      const button = screen.getByRole('button', { name });
      expect(button.title).toBe(keys ? `${name} (${keys[0]})` : name);
      expect(button.getAttribute('aria-disabled')).toBe(`${isEnabled?.(state, view) === false}`);
    }
  });
});
