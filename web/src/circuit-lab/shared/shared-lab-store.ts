/**
 * A lab's state over a circuit that others edit, too. The reducer is the lab's own. The circuit after each action is
 * written to the shared one, and edits of others are read in between two actions.
 */
import { type EditRefusal, sharedCircuitLimits, type SharedCircuit } from '@qubloom/contract';
import { wireCount, type Circuit, type Column } from '@qubloom/quantum';
import { labReducer, startLab, type LabAction, type LabState } from '../state/lab-reducer.ts';
import { historyMessages, withPeersEdit } from '../state/history.ts';
import { announce, refuse } from '../state/notice.ts';

/**
 * Milliseconds during which others' edits are collected, so that twelve learners who drag at once cause no more
 * rendering than one.
 */
const gathered = 40;

export class SharedLabStore {
  readonly shared: SharedCircuit;
  #state: LabState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shared: SharedCircuit) {
    this.shared = shared;
    this.#state = startLab({ circuit: shared.circuit, level: 'explorer' });
    shared.onUpdate((_, isOwn) => {
      if (!isOwn) this.#timer ??= setTimeout(() => this.#set(this.#caughtUp()), gathered);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LabState => this.#state;

  readonly dispatch = (action: LabAction): void => {
    const state = this.#caughtUp();
    if (action.kind === 'undo' || action.kind === 'redo')
      this.#set(this.#steppedBack(state, action));
    else if (action.kind === 'open-gate') {
      this.#set(refuse(state, 'In a room, your own gates stay closed. Take one apart instead.'));
    } else this.#set(this.#edited(state, action));
  };

  #edited(state: LabState, action: LabAction): LabState {
    const next = labReducer(state, action);
    if (next.circuit === state.circuit) return next;
    const previousWires = previousWiresOf(action, wireCount(state.circuit));
    const refusal = this.shared.edit(next.circuit, {
      ...(previousWires && { previousWires }),
      isContinuation: next.past.length === state.past.length,
    });
    return refusal
      ? refuse(state, refusals[refusal])
      : withPeersEdit(next, this.#reading(next.circuit));
  }

  #steppedBack(state: LabState, { kind }: { readonly kind: 'undo' | 'redo' }): LabState {
    const { shared } = this;
    const isUndo = kind === 'undo';
    if (!(isUndo ? shared.canUndo : shared.canRedo)) {
      return refuse(state, `There is nothing of yours to ${kind}.`);
    }
    if (isUndo) shared.undo();
    else shared.redo();
    const { past, future, circuit } = state;
    const moved = isUndo
      ? { past: past.slice(0, -1), future: [circuit, ...future] }
      : { past: [...past, circuit], future: future.slice(1) };
    const next = withPeersEdit({ ...state, ...moved, gesture: null }, this.#reading(circuit));
    return announce(next, historyMessages[kind]);
  }

  #caughtUp(): LabState {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return withPeersEdit(this.#state, this.#reading(this.#state.circuit));
  }

  #reading(known: Circuit): Circuit {
    return reuseColumns(known, this.shared.circuit);
  }

  #set(state: LabState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<SharedCircuit, SharedLabStore>();

/** Returns the circuit's only store, which keeps the cursor and the undo steps until its tab is opened again. */
export function sharedLabOf(shared: SharedCircuit): SharedLabStore {
  const known = stores.get(shared) ?? new SharedLabStore(shared);
  stores.set(shared, known);
  return known;
}

const refusals: Readonly<Record<EditRefusal, string>> = {
  'too-many-wires': `A circuit has at most ${sharedCircuitLimits.wires} wires.`,
  'too-many-columns': `A room’s circuit has at most ${sharedCircuitLimits.columns} columns.`,
  'too-many-gates': `A room’s circuit has at most ${sharedCircuitLimits.parts} gates.`,
  'large-gate': 'This gate of your own is too large for a room.',
};

/** Returns the previous number of each wire, for actions that renumber wires. */
function previousWiresOf(action: LabAction, count: number): readonly number[] | undefined {
  const wires = Array.from({ length: count }, (_, wire) => wire);
  if (action.kind === 'remove-wire') return wires.toSpliced(action.wire, 1);
  if (action.kind === 'move-wire') {
    return wires.toSpliced(action.from, 1).toSpliced(action.to, 0, action.from);
  }
  return undefined;
}

/**
 * Returns `next` with the equal columns of `known`, so that they are not drawn again; `known` itself if all are equal.
 */
export function reuseColumns(known: Circuit, next: Circuit): Circuit {
  const rest = ({ columns: _, ...others }: Circuit) => JSON.stringify(others);
  const columns = next.columns.map((column, at) => reusedColumn(known.columns[at], column));
  const isSame =
    columns.length === known.columns.length &&
    columns.every((column, at) => column === known.columns[at]) &&
    rest(known) === rest(next);
  return isSame ? known : { ...next, columns };
}

function reusedColumn(known: Column | undefined, next: Column): Column {
  if (!known) return next;
  const texts = new Map(known.map((operation) => [JSON.stringify(operation), operation]));
  const column = next.map((operation) => texts.get(JSON.stringify(operation)) ?? operation);
  const isSame = column.length === known.length && column.every((each) => known.includes(each));
  return isSame ? known : column;
}
