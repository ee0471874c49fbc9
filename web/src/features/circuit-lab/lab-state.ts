/** The one state of the circuit lab and all that can happen to it: pure, with every edit kept for undo. */
import {
  circuitFrom,
  definitionFrom,
  emptyCircuit,
  operationAt,
  wireCount,
  withColumnInserted,
  withColumns,
  withDefinition,
  withInitialState,
  withoutColumn,
  withParameters,
  type Circuit,
  type Condition,
  type InitialState,
  type ParameterSource,
} from '@qubloom/quantum';
import { withAngle, withBit, withCondition, withWires } from './adjust.ts';
import {
  moveOperation,
  placeTool,
  removeAt,
  tidied,
  toggleControl,
  withLinesParted,
  type Edit,
} from './place.ts';
import {
  copyRegion,
  defineGate,
  isMadeWith,
  moveRegion,
  pasteClip,
  removeRegion,
  type Clip,
} from './region.ts';
import { regionBetween, type Region, type Spot } from './spots.ts';
import { isSameTool, shelfOf, toolWords, type LabLevel, type Tool } from './tools.ts';
import { nameOfOperation, nameOfSpot } from './words.ts';

export type { LabLevel, Tool } from './tools.ts';
export type { Region, Spot } from './spots.ts';

/** The parameter that time-dependent gates follow; its value goes from 0 to 1 in one round. */
export const timeParameter = 'time';

/** All numbers are probabilities. Off keeps the sliders where they are. */
export interface LabNoise {
  readonly isOn: boolean;
  readonly depolarising: number;
  readonly damping: number;
  readonly readout: number;
}

/** A circuit around a gate of its own that is open in the editor. */
export interface OuterCircuit {
  /** The gate that is open. */
  readonly gate: string;
  readonly circuit: Circuit;
  readonly past: readonly Circuit[];
  readonly future: readonly Circuit[];
  readonly cursor: Spot;
  readonly step: number | null;
}

export interface LabNotice {
  /** Grows with each notice, so that the same words are said again. */
  readonly serial: number;
  readonly words: string;
  readonly isRefusal: boolean;
}

export interface LabState {
  /** What is edited: the learner's circuit, or the inside of the gate that is open. See `wholeCircuit`. */
  readonly circuit: Circuit;
  readonly past: readonly Circuit[];
  readonly future: readonly Circuit[];
  readonly cursor: Spot;
  readonly selection: Region | null;
  /** Where the selection began; the cursor is its other end. */
  readonly anchor: Spot | null;
  readonly clip: Clip | null;
  readonly armed: Tool | null;
  /** What Space picked up: the operation of this place, or the selection where there is one. */
  readonly carried: Spot | null;
  readonly level: LabLevel;
  /** Names of the gates that may be used, or null for all of the level. See `shelfOf`. */
  readonly allowed: readonly string[] | null;
  /** The state is shown after this column (-1 is the start); null is after all. */
  readonly step: number | null;
  /** From 0 to 1. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly noise: LabNoise;
  readonly shots: number;
  readonly seed: number;
  /** Circuits around the one that is edited, the outermost first. */
  readonly outer: readonly OuterCircuit[];
  readonly notice: LabNotice;
  /** Edits of one gesture, such as one pull of a slider, are one step of undo. */
  readonly gesture: string | null;
  /** Grows when another circuit takes the place of this one, so that the old one can be kept aside. */
  readonly works: number;
}

export type LabAction =
  | { readonly kind: 'place'; readonly at: Spot; readonly tool: Tool }
  | { readonly kind: 'remove'; readonly at: Spot }
  | { readonly kind: 'move'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'toggle-control'; readonly at: Spot; readonly on: 0 | 1 }
  | {
      readonly kind: 'set-angle';
      readonly at: Spot;
      readonly parameter: number;
      readonly angle: number;
      readonly gesture?: string;
    }
  | {
      readonly kind: 'set-source';
      readonly at: Spot;
      readonly parameter: number;
      readonly source: ParameterSource | null;
      readonly gesture?: string;
    }
  | { readonly kind: 'set-condition'; readonly at: Spot; readonly condition: Condition | null }
  | { readonly kind: 'set-bit'; readonly at: Spot; readonly bit: number }
  | { readonly kind: 'set-initial'; readonly wire: number; readonly state: InitialState }
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number }
  | { readonly kind: 'insert-column'; readonly column: number }
  | { readonly kind: 'remove-column'; readonly column: number }
  /** Puts another circuit in the place of this one: a file, an example, a link. One step of undo. */
  | { readonly kind: 'load'; readonly circuit: Circuit; readonly words: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'move-cursor'; readonly to: Spot; readonly extend?: boolean }
  | { readonly kind: 'select'; readonly region: Region | null }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'paste'; readonly at: Spot }
  | { readonly kind: 'remove-selection' }
  | { readonly kind: 'move-selection'; readonly by: Spot }
  | { readonly kind: 'define'; readonly name: string }
  | { readonly kind: 'open-gate'; readonly gate: string }
  | { readonly kind: 'close-gate' }
  | { readonly kind: 'arm'; readonly tool: Tool | null }
  | { readonly kind: 'pick-up'; readonly at: Spot }
  | { readonly kind: 'drop'; readonly at: Spot }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'set-level'; readonly level: LabLevel }
  | { readonly kind: 'set-step'; readonly step: number | null }
  | { readonly kind: 'set-time'; readonly time: number }
  | { readonly kind: 'play'; readonly isPlaying: boolean }
  | { readonly kind: 'set-noise'; readonly noise: Partial<LabNoise> }
  | { readonly kind: 'set-shots'; readonly shots: number }
  | { readonly kind: 'set-seed'; readonly seed: number }
  /** Shows and says a sentence. */
  | { readonly kind: 'say'; readonly words: string; readonly isRefusal?: boolean };

export interface LabOptions {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
}

export function startLab({ circuit, level = 'explorer', allowed }: LabOptions = {}): LabState {
  return {
    circuit: withLinesParted(circuit ?? emptyCircuit(2)),
    past: [],
    future: [],
    cursor: { column: 0, wire: 0 },
    selection: null,
    anchor: null,
    clip: null,
    armed: null,
    carried: null,
    level,
    allowed: allowed ?? null,
    step: null,
    time: 0,
    isPlaying: false,
    noise: { isOn: false, depolarising: 0.02, damping: 0.02, readout: 0.02 },
    shots: 1000,
    seed: 1,
    outer: [],
    notice: { serial: 0, words: '', isRefusal: false },
    gesture: null,
    works: 0,
  };
}

/** The circuit that is edited, as it is at the present time: what displays and links show. */
export function liveCircuit({ circuit, time }: Pick<LabState, 'circuit' | 'time'>): Circuit {
  return hasTime(circuit) ? withParameters(circuit, { [timeParameter]: time }) : circuit;
}

/** The learner's whole circuit, with the gate that is open put back: what is kept and shared. */
export function wholeCircuit({ circuit, outer }: Pick<LabState, 'circuit' | 'outer'>): Circuit {
  return outer
    .toReversed()
    .reduce((inner, around) => foldedBack(around.circuit, inner, around.gate), circuit);
}

export function hasTime(circuit: Circuit): boolean {
  return circuit.columns.some((column) =>
    column.some(
      (each) =>
        each.kind === 'gate' && each.sources?.some((source) => source?.name === timeParameter),
    ),
  );
}

/** What may be placed now: the shelf of the level, then gates of the circuit's own. */
export function shelf(
  state: Pick<LabState, 'circuit' | 'level' | 'allowed' | 'outer'>,
): readonly Tool[] {
  const inside = state.outer.at(-1);
  const known = shelfOf(state.level, state.allowed).filter(
    (tool) => !inside || tool.kind === 'gate' || tool.kind === 'control' || tool.kind === 'barrier',
  );
  const own = state.circuit.definitions
    .filter(({ name }) => !inside || !isMadeWith(state.circuit.definitions, name, inside.gate))
    .map(({ name }): Tool => ({ kind: 'gate', gate: name }));
  return [...known, ...own];
}

export function labReducer(state: LabState, action: LabAction): LabState {
  return wiresNamedBy(action).every((wire) => wire >= 0 && wire < wireCount(state.circuit))
    ? reduced(state, action)
    : refuse(state, 'There is no such wire.');
}

/** An action may come late, when its wire is gone. */
function wiresNamedBy(action: LabAction): readonly number[] {
  switch (action.kind) {
    case 'move':
      return [action.from.wire, action.to.wire];
    case 'set-initial':
    case 'remove-wire':
      return [action.wire];
    case 'move-wire':
      return [action.from];
    default:
      return 'at' in action ? [action.at.wire] : [];
  }
}

function reduced(state: LabState, action: LabAction): LabState {
  switch (action.kind) {
    case 'place':
      if (!shelf(state).some((tool) => isSameTool(tool, action.tool))) {
        return refuse(state, `${toolWords(action.tool).spoken} is not on the shelf here.`);
      }
      return edited(state, placeTool(state.circuit, action.at, action.tool));
    case 'remove':
      return edited(state, removeAt(state.circuit, action.at));
    case 'move':
      return edited(state, moveOperation(state.circuit, action.from, action.to));
    case 'toggle-control': {
      const tool: Tool = { kind: 'control', on: action.on };
      if (!shelf(state).some((each) => isSameTool(each, tool))) {
        return refuse(state, `${toolWords(tool).spoken} is not on the shelf here.`);
      }
      return edited(state, toggleControl(state.circuit, action.at, action.on));
    }
    case 'set-angle':
    case 'set-source':
      return edited(state, withAngle(state.circuit, action), action.gesture);
    case 'set-condition':
      if (state.outer.length > 0) return refuse(state, 'Inside a gate there are no bits.');
      return edited(state, withCondition(state.circuit, action.at, action.condition));
    case 'set-bit':
      return edited(state, withBit(state.circuit, action.at, action.bit));
    case 'set-initial': {
      if (state.outer.length > 0) return refuse(state, 'Inside a gate, wires have no start.');
      return edited(state, {
        circuit: withInitialState(state.circuit, action.wire, action.state),
        words: `q${action.wire} starts in ${ketWords[action.state]}.`,
      });
    }
    case 'add-wire':
    case 'remove-wire':
    case 'move-wire':
      if (state.outer.length > 0) return refuse(state, 'A gate keeps its number of wires.');
      return edited(state, withWires(state.circuit, action));
    case 'insert-column':
      return edited(state, {
        circuit: withColumnInserted(state.circuit, action.column),
        words: `Empty column ${action.column + 1} put in.`,
      });
    case 'remove-column':
      return edited(state, {
        circuit: tidied(withoutColumn(state.circuit, action.column)),
        words: `Column ${action.column + 1} taken out.`,
      });
    case 'load':
      return loaded(state, action.circuit, action.words);
    case 'clear':
      return edited(withNewWork(state), {
        circuit: tidied(withColumns(state.circuit, [])),
        words: 'Cleared.',
        at: { column: 0, wire: 0 },
      });
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'move-cursor':
      return withCursor(state, action.to, action.extend ?? false);
    case 'select':
      return { ...state, selection: action.region, anchor: null };
    case 'select-all': {
      const to = { column: state.circuit.columns.length - 1, wire: wireCount(state.circuit) - 1 };
      if (to.column < 0) return refuse(state, 'Nothing stands there.');
      const selection = regionBetween({ column: 0, wire: 0 }, to);
      return say({ ...state, selection, anchor: { column: 0, wire: 0 } }, 'Everything selected.');
    }
    case 'copy':
    case 'cut': {
      const region = regionNow(state);
      const clip = copyRegion(state.circuit, region);
      if (!clip) return refuse(state, 'Nothing stands there.');
      if (action.kind === 'copy') {
        return say({ ...state, clip }, `Copied. Paste puts it where the cursor is.`);
      }
      return edited({ ...state, clip, selection: null }, removeRegion(state.circuit, region));
    }
    case 'paste': {
      if (!state.clip) return refuse(state, 'Nothing is copied yet.');
      return edited(state, checkedInside(state, pasteClip(state.circuit, action.at, state.clip)));
    }
    case 'remove-selection': {
      const next = edited(state, removeRegion(state.circuit, regionNow(state)));
      return { ...next, selection: null, anchor: null };
    }
    case 'move-selection': {
      const { selection } = state;
      if (!selection) return refuse(state, 'Nothing is selected.');
      const edit = moveRegion(state.circuit, selection, action.by);
      const next = edited(state, edit);
      return 'by' in edit && edit.by ? { ...next, selection: shifted(selection, edit.by) } : next;
    }
    case 'define': {
      const next = edited(state, defineGate(state.circuit, regionNow(state), action.name));
      return next.circuit === state.circuit ? next : { ...next, selection: null, anchor: null };
    }
    case 'open-gate':
      return opened(state, action.gate);
    case 'close-gate':
      return closed(state);
    case 'arm': {
      const next = { ...state, armed: action.tool, carried: null };
      if (!action.tool) return next;
      return say(next, `${toolWords(action.tool).spoken} chosen. Now choose a place.`);
    }
    case 'pick-up': {
      const found = operationAt(state.circuit, action.at.column, action.at.wire);
      if (!found && !state.selection) return refuse(state, `${nameOfSpot(action.at)} is empty.`);
      const what = state.selection ? 'Selection' : found ? nameOfOperation(found) : '';
      return say({ ...state, armed: null, carried: action.at }, `${what} picked up.`);
    }
    case 'drop': {
      const from = state.carried;
      if (!from) return state;
      const next = { ...state, carried: null };
      if (from.column === action.at.column && from.wire === action.at.wire) {
        return say(next, 'Put back.');
      }
      if (!state.selection) return labReducer(next, { kind: 'move', from, to: action.at });
      const by = { column: action.at.column - from.column, wire: action.at.wire - from.wire };
      return labReducer(next, { kind: 'move-selection', by });
    }
    case 'cancel': {
      if (state.carried) return say({ ...state, carried: null }, 'Put back.');
      if (state.armed) return say({ ...state, armed: null }, 'Gate put away.');
      return { ...state, selection: null, anchor: null };
    }
    case 'set-level':
      return { ...state, level: action.level, armed: null };
    case 'set-step': {
      const last = state.circuit.columns.length - 1;
      const step = action.step === null ? null : Math.min(Math.max(action.step, -1), last);
      return { ...state, step };
    }
    case 'set-time':
      return { ...state, time: Math.min(Math.max(action.time, 0), 1) };
    case 'play':
      return { ...state, isPlaying: action.isPlaying };
    case 'set-noise':
      return { ...state, noise: { ...state.noise, ...action.noise } };
    case 'set-shots':
      return { ...state, shots: action.shots };
    case 'set-seed':
      return { ...state, seed: action.seed };
    case 'say':
      return say(state, action.words, action.isRefusal);
  }
}

function say(state: LabState, words: string, isRefusal = false): LabState {
  return { ...state, notice: { serial: state.notice.serial + 1, words, isRefusal } };
}

function refuse(state: LabState, words: string): LabState {
  return say(state, words, true);
}

/** A refusal, or an edit that changes nothing, keeps past and future as they are. */
function edited(state: LabState, edit: Edit, gesture: string | null = null): LabState {
  if ('refused' in edit) return refuse(state, edit.refused);
  if (edit.circuit === state.circuit) return say(state, edit.words);
  const isGoingOn = gesture !== null && gesture === state.gesture;
  return say(
    fitted({
      ...state,
      circuit: edit.circuit,
      past: isGoingOn ? state.past : [...state.past, state.circuit],
      future: [],
      gesture,
      cursor: edit.at ?? state.cursor,
    }),
    edit.words,
  );
}

/** Keeps cursor, step and selection inside a circuit that has become another. */
function fitted(state: LabState): LabState {
  const wires = wireCount(state.circuit);
  const last = state.circuit.columns.length - 1;
  const { cursor, step, selection, carried } = state;
  return {
    ...state,
    cursor: cursor.wire < wires ? cursor : { ...cursor, wire: wires - 1 },
    step: step !== null && step >= last ? null : step,
    selection: selection && selection.toWire >= wires ? null : selection,
    carried: carried && operationAt(state.circuit, carried.column, carried.wire) ? carried : null,
  };
}

function undone(state: LabState): LabState {
  const circuit = state.past.at(-1);
  if (!circuit) return refuse(state, 'There is nothing to undo.');
  const past = state.past.slice(0, -1);
  const future = [state.circuit, ...state.future];
  return say(fitted({ ...state, circuit, past, future, gesture: null }), 'Undone.');
}

function redone(state: LabState): LabState {
  const [circuit, ...future] = state.future;
  if (!circuit) return refuse(state, 'There is nothing to redo.');
  const past = [...state.past, state.circuit];
  return say(fitted({ ...state, circuit, past, future, gesture: null }), 'Redone.');
}

function withCursor(state: LabState, to: Spot, extend: boolean): LabState {
  const cursor = {
    column: Math.max(to.column, -1),
    wire: Math.min(Math.max(to.wire, 0), wireCount(state.circuit) - 1),
  };
  if (extend) {
    const anchor = state.anchor ?? state.cursor;
    return { ...state, cursor, anchor, selection: regionBetween(anchor, cursor) };
  }
  const keeps = state.carried !== null;
  return keeps ? { ...state, cursor } : { ...state, cursor, anchor: null, selection: null };
}

/** The selection, or the place of the cursor. */
function regionNow({ selection, cursor }: LabState): Region {
  return selection ?? regionBetween(cursor, cursor);
}

function shifted(region: Region, by: Spot): Region {
  return {
    fromColumn: region.fromColumn + by.column,
    toColumn: region.toColumn + by.column,
    fromWire: Math.max(0, region.fromWire + by.wire),
    toWire: region.toWire + by.wire,
  };
}

function loaded(state: LabState, circuit: Circuit, words: string): LabState {
  const outermost = state.outer[0];
  const whole = outermost
    ? { ...state, ...outermost, circuit: wholeCircuit(state), outer: [] }
    : state;
  const next = edited(
    {
      ...withNewWork(whole),
      selection: null,
      anchor: null,
      armed: null,
      carried: null,
      step: null,
    },
    { circuit: withLinesParted(circuit), words, at: { column: 0, wire: 0 } },
  );
  return { ...next, step: null };
}

function withNewWork(state: LabState): LabState {
  return { ...state, works: state.works + 1 };
}

function opened(state: LabState, gate: string): LabState {
  const { circuit, past, future, cursor, step } = state;
  const definition = circuit.definitions.find((each) => each.name === gate);
  if (!definition) return refuse(state, `There is no gate called ${gate}.`);
  if (!('body' in definition)) return refuse(state, 'This gate is a table of numbers.');
  return say(
    {
      ...state,
      circuit: withLinesParted(circuitFrom(definition, circuit.definitions)),
      past: [],
      future: [],
      cursor: { column: 0, wire: 0 },
      selection: null,
      anchor: null,
      armed: null,
      carried: null,
      step: null,
      outer: [...state.outer, { gate, circuit, past, future, cursor, step }],
    },
    `Gate ${gate} is open. What you change here changes it everywhere.`,
  );
}

function closed(state: LabState): LabState {
  const around = state.outer.at(-1);
  if (!around) return state;
  const { gate, circuit, past, future, cursor, step } = around;
  const back: LabState = {
    ...state,
    circuit,
    past,
    future,
    cursor,
    step,
    selection: null,
    anchor: null,
    armed: null,
    carried: null,
    outer: state.outer.slice(0, -1),
  };
  if (state.past.length === 0) return say(back, `Gate ${gate} is closed.`);
  return edited(back, {
    circuit: foldedBack(circuit, state.circuit, gate),
    words: `Gate ${gate} is closed and changed everywhere.`,
  });
}

/** `inner` becomes the gate again; gates that were made inside come along. */
function foldedBack(around: Circuit, inner: Circuit, gate: string): Circuit {
  const own = definitionFrom(inner, gate);
  const others = inner.definitions.filter((each) => each.name !== gate);
  return [own, ...others].reduce(withDefinition, around);
}

function checkedInside(state: LabState, edit: Edit): Edit {
  const inside = state.outer.at(-1);
  if (!inside || 'refused' in edit) return edit;
  const isSound = edit.circuit.columns
    .flat()
    .every(
      (each) =>
        each.kind === 'barrier' ||
        (each.kind === 'gate' &&
          !each.condition &&
          !isMadeWith(edit.circuit.definitions, each.gate, inside.gate)),
    );
  return isSound ? edit : { refused: 'This cannot stand inside a gate.' };
}

/** How the state that a wire starts in is said. */
export const ketWords: Readonly<Record<InitialState, string>> = {
  '0': '0',
  '1': '1',
  '+': 'plus',
  '-': 'minus',
  i: 'i',
  '-i': 'minus i',
};
