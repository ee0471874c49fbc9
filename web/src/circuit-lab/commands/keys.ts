/** Finds the command of a pressed key, and makes the list of keys. */
import type { LabState } from '../state/lab-reducer.ts';
import type { Command, CommandResult, Scope } from './command.ts';
import { commandIds, commandOf, type CommandId } from './commands.ts';

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
}

/** Runs the command of a key in a scope. Returns null if the browser should handle the key. */
export function actionOfKey(key: Key, state: LabState, scope: Scope = 'grid'): CommandResult {
  const written = writtenKey(key);
  const commands = commandsOfKeys[scope];
  const command = commands.get(written) ?? commands.get(written.replace('Shift+', ''));
  return command?.act(state, written) ?? null;
}

/** One line of the list of keys. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Returns the keys that do something in the grid of a lab of this kind. */
export function keysIn(state: LabState): readonly KeyLine[] {
  const lines = new Map<string, readonly string[]>();
  for (const { keys = [], help, isOffered } of commandIds.map(commandOf)) {
    if (help === undefined || isOffered?.(state) === false) continue;
    lines.set(help, [...(lines.get(help) ?? []), ...keys]);
  }
  return [...lines].map(([does, keys]) => ({ does, keys }));
}

/** Returns the keys of commands as text for people. */
export function keysOf(...ids: readonly CommandId[]): string {
  return ids.flatMap((id) => commandOf(id).keys ?? []).join(', ');
}

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/**
 * Returns a key as the table of commands writes it. Shift is left out for signs, because some keyboards need it for a
 * sign that others type without it.
 */
export function writtenKey({ key, shift, command, alt }: Key): string {
  const isLetter = /^[a-z]$/i.test(key);
  const isShifted = isLetter ? (command ? shift : key !== key.toLowerCase()) : shift;
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  const name = isLetter ? key.toUpperCase() : (names[key] ?? key);
  const held = [command && 'Ctrl+', alt && 'Alt+', isShifted && !isSign && 'Shift+'];
  return `${held.filter(Boolean).join('')}${name}`;
}

export function keyOfEvent(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): Key {
  const { key, shiftKey: shift, altKey: alt } = event;
  return { key, shift, alt, command: event.ctrlKey || event.metaKey };
}

function commandsWithKeys(scope: Scope): ReadonlyMap<string, Command> {
  const commands = commandIds.map(commandOf).filter((each) => (each.scope ?? 'grid') === scope);
  return new Map(commands.flatMap((each) => (each.keys ?? []).map((key) => [key, each] as const)));
}

const commandsOfKeys: Readonly<Record<Scope, ReadonlyMap<string, Command>>> = {
  grid: commandsWithKeys('grid'),
  details: commandsWithKeys('details'),
  palette: commandsWithKeys('palette'),
};
