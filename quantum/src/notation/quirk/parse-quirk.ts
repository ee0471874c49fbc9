import type { Circuit, GateDefinition } from '../../circuit/circuit.ts';
import type { Control, InitialState, Wire } from '../../circuit/parts.ts';
import {
  type GateOperation,
  type Operation,
  gate,
  measure,
  postSelect,
} from '../../operations/kinds.ts';
import { freeName } from '../../circuit/definitions.ts';
import { frozen } from '../../circuit/frozen.ts';
import { overlap } from '../../circuit/operations.ts';
import { problemsOf } from '../../circuit/problems.ts';
import { GATES } from '../../gates/catalog.ts';
import { matrixOf } from '../../matrix.ts';
import { nearestUnitary, unitaryFault } from '../../near-unitary.ts';
import { LIMITS } from '../limits.ts';
import { addition, gatesOfBlock } from './quirk-block.ts';
import { evaluateQuirkFormula, NoFormula } from './quirk-formula.ts';
import { partOfId, type Amount, type Axis, type QuirkPart } from './quirk-parts.ts';

export type QuirkResult =
  | {
      readonly ok: true;
      readonly circuit: Circuit;
      /** The differences from Quirk, in sentences. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The parameter of gates that turn with the time. It goes from 0 to 1 in one round. */
const TIME = 'time';

/** The largest deviation from unitary of a matrix in a link. Its numbers are often rounded. */
const MATRIX_TOLERANCE = 1e-3;

/** Quirk itself allows 16 wires, and no link made by people has more than this many own gates. */
const MOST = { wires: 64, ownGates: 200 };

/**
 * Reads a circuit of Quirk (algassert.com/quirk) from its link, or from the JSON in it. Wire 0 is Quirk's top wire, as
 * in Quirk. Displays are left out, with a note. Gates without a counterpart here are problems. Never throws.
 *
 * Source of the format's facts: github.com/Strilanc/Quirk, `src/circuit/Serializer.js` and `src/gates`.
 */
export function parseQuirk(text: string): QuirkResult {
  if (text.length > LIMITS.characters)
    return refused(`At most ${LIMITS.characters.toLocaleString('en-US')} characters are read.`);
  let data: unknown;
  try {
    data = JSON.parse(jsonIn(text));
  } catch {
    return refused('This Quirk link is damaged: it ends too early or was changed.');
  }
  if (!isRecord(data) || !Array.isArray(data.cols))
    return refused('This Quirk link holds no circuit.');
  const reading = new Reading();
  reading.define(data.gates);
  const columns = reading.columns(data.cols, undefined);
  const initial = reading.initial(data.init, columns);
  if (reading.problems.length > 0)
    return { ok: false, problems: reading.problems.slice(0, LIMITS.problems) };
  return soundOrRefused(circuitOf(columns, initial, reading), reading.notes());
}

function circuitOf(
  columns: readonly (readonly Operation[])[],
  initial: readonly InitialState[],
  reading: Reading,
): Circuit {
  const bits = reading.bits;
  return {
    version: 1,
    quantumRegisters: [{ name: 'q', size: initial.length }],
    classicalRegisters: bits > 0 ? [{ name: 'c', size: bits }] : [],
    initial,
    definitions: reading.definitions,
    columns,
  };
}

function soundOrRefused(circuit: Circuit, notes: readonly string[]): QuirkResult {
  const problems = problemsOf(circuit);
  if (problems.length > 0)
    return {
      ok: false,
      problems: problems.slice(0, LIMITS.problems).map(({ message }) => message),
    };
  return { ok: true, circuit: frozen(circuit), notes };
}

function refused(message: string): QuirkResult {
  return { ok: false, problems: [message] };
}

/** Returns the JSON of a link, up to its closing brace. Text after it, in a mail or a sentence, is ignored. */
function jsonIn(text: string): string {
  const [, inLink] = /[#?&]circuit=([\s\S]*)$/.exec(text) ?? [];
  let json = (inLink ?? text).trim();
  if (/%[0-9a-f]{2}/i.test(json)) json = decodeURIComponent(json);
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charAt(i);
    if (unit === '\\' && isInText) i += 1;
    else if (unit === '"') isInText = !isInText;
    else if (unit === '{' && !isInText) depth += 1;
    else if (unit === '}' && !isInText) depth -= 1;
    if (depth === 0 && unit === '}' && !isInText) return json.slice(0, i + 1);
  }
  return json;
}

/** A part and the wire that it starts on, counted from 0. */
interface Placed {
  readonly wire: Wire;
  readonly part: QuirkPart | { readonly kind: 'own'; readonly definition: GateDefinition };
}

type Layer = readonly Operation[];

/** Collects gates, outcomes, and problems while a circuit is read. */
class Reading {
  readonly problems: string[] = [];
  readonly definitions: GateDefinition[] = [];
  /** The circuit's own gates by their ids in Quirk. */
  readonly #own = new Map<string, GateDefinition>();
  readonly #bitOfWire = new Map<Wire, number>();
  #hasDisplays = false;
  #isTimeHeld = false;

  get bits(): number {
    return this.#bitOfWire.size;
  }

  notes(): string[] {
    const notes: string[] = [];
    if (this.#hasDisplays)
      notes.push("Quirk's displays were left out. The displays here are below the circuit.");
    if (this.#isTimeHeld)
      notes.push(
        'A formula changes unevenly with the time. Its gate stays as it is when a round begins.',
      );
    return notes;
  }

  /** Reads `gates`, each of which can use those before it. */
  define(gates: unknown): void {
    if (gates === undefined) return;
    if (!Array.isArray(gates)) {
      this.problems.push('The gates of this Quirk link are damaged.');
      return;
    }
    for (const each of gates) {
      if (isRecord(each) && typeof each.id === 'string')
        this.#ownGate(each, each.id, `In the gate "${shown(each.name ?? each.id)}"`);
      else this.problems.push('A gate of this Quirk link has no id.');
    }
  }

  /** Reads `init`: the start of each wire, and the wires of the circuit. */
  initial(init: unknown, columns: readonly Layer[]): InitialState[] {
    const given: unknown[] = Array.isArray(init) ? init : [];
    const states = given.map((state, wire): InitialState => {
      if (state === 0 || state === 1) return state === 1 ? '1' : '0';
      const known = (['0', '1', '+', '-', 'i', '-i'] as const).find((each) => each === state);
      if (known === undefined)
        this.problems.push(`Wire ${wire + 1} begins with ${shown(state)}, which is not known.`);
      return known ?? '0';
    });
    const wires = Math.max(1, states.length, widthOf(columns));
    return Array.from({ length: wires }, (_, wire) => states[wire] ?? '0');
  }

  /** `name` is the gate that contains the columns. There, phases count, and nothing is measured. */
  columns(cols: readonly unknown[], name: string | undefined): Layer[] {
    const layers: Layer[] = [];
    for (const [i, column] of cols.entries()) {
      const place = `${name === undefined ? 'Column' : `In the gate "${name}", column`} ${i + 1}`;
      if (this.problems.length >= LIMITS.problems) break;
      if (Array.isArray(column)) layers.push(...this.#column(column, place, name !== undefined));
      else this.problems.push(`${place} is damaged.`);
    }
    return layers;
  }

  #column(entries: readonly unknown[], place: string, isInside: boolean): Layer[] {
    if (entries.length > MOST.wires) {
      this.problems.push(`${place} has more than ${MOST.wires} wires.`);
      return [];
    }
    const placed = entries.flatMap((entry, wire): Placed[] => {
      const part = this.#part(entry, `${place}, wire ${wire + 1}`);
      return part && part.kind !== 'nothing' ? [{ wire, part }] : [];
    });
    const { controls, before, after } = controlsIn(placed);
    const operations: Layer[] = [];
    for (const one of placed) {
      if (isInside && ['measure', 'keep'].includes(one.part.kind)) {
        this.problems.push(`${place}: a gate cannot look at its wires.`);
        continue;
      }
      operations.push(...this.#operations(one, placed, controls, place, isInside));
    }
    const swaps = placed.filter(({ part }) => part.kind === 'swap');
    if (swaps.length === 2)
      operations.push([
        gate(
          'swap',
          swaps.map(({ wire }) => wire),
          { controls },
        ),
      ]);
    else if (swaps.length > 0)
      this.problems.push(`${place}: a swap needs two ends, found ${swaps.length}.`);
    if (operations.length === 0) return [];
    return [...before, ...sideBySide(operations), ...after];
  }

  #operations(
    { wire, part }: Placed,
    all: readonly Placed[],
    controls: readonly Control[],
    place: string,
    isInside: boolean,
  ): Layer[] {
    const isExact = isInside || controls.length > 0;
    const wires = (size: number) => Array.from({ length: size }, (_, i) => wire + i);
    switch (part.kind) {
      case 'display':
        this.#hasDisplays = true;
        return [];
      case 'measure':
      case 'keep':
        if (controls.length > 0) {
          this.problems.push(`${place}: only gates may have controls.`);
          return [];
        }
        if (part.kind === 'keep') return [[postSelect(wire, part.state)]];
        return [[measure(wire, this.#bitOf(wire))]];
      case 'hadamard':
        return [[gate('h', [wire], { controls })]];
      case 'power':
        this.#isTimeHeld ||= part.exponent.isHeld ?? false;
        return powerOn(wire, part.axis, part.exponent, controls, isExact);
      case 'rotation':
        this.#isTimeHeld ||= part.angle.isHeld ?? false;
        return [[turned(`r${part.axis}`, wire, part.angle, controls)]];
      case 'scalar':
        return isExact ? scalarOn(wire, part.angle, controls) : [];
      case 'block': {
        const definition = this.#block(part.block, part.size);
        return [[gate(definition.name, wires(part.size), { controls })]];
      }
      case 'own':
        return [[gate(part.definition.name, wires(part.definition.wires), { controls })]];
      case 'add-input': {
        const input = all.find((each) => each.part.kind === 'input');
        if (input?.part.kind !== 'input') {
          this.problems.push(`${place}: there is no input A in this column.`);
          return [];
        }
        const from = input.wire;
        const read = Array.from({ length: input.part.size }, (_, i) => from + i);
        return addition(read, wires(part.size), part.sign).map((one) => [
          { ...one, controls: [...controls, ...one.controls] },
        ]);
      }
      default:
        return [];
    }
  }

  #part(entry: unknown, place: string): Placed['part'] | undefined {
    if (entry === 1 || entry === null) return undefined;
    const id = isRecord(entry) ? (entry.id ?? '') : entry;
    if (typeof id !== 'string') {
      this.problems.push(`${place} is damaged.`);
      return undefined;
    }
    if (isRecord(entry) && (entry.matrix !== undefined || entry.circuit !== undefined)) {
      const definition = this.#ownGate(entry, id, place);
      return definition && { kind: 'own', definition };
    }
    const own = this.#own.get(id);
    if (own) return { kind: 'own', definition: own };
    try {
      const part = partOfId(id, isRecord(entry) ? entry.arg : undefined);
      if (part) return part;
    } catch (error) {
      if (!(error instanceof NoFormula)) throw error;
      this.problems.push(`${place}: the formula of "${shown(id)}" can't be read. ${error.message}`);
      return undefined;
    }
    this.problems.push(`${place}: Quirk's gate "${shown(id)}" has no counterpart here.`);
    return undefined;
  }

  /** Reads a gate of the link's own, from a matrix or from a circuit. */
  #ownGate(
    { name, matrix, circuit }: Record<string, unknown>,
    id: string,
    place: string,
  ): GateDefinition | undefined {
    if (this.definitions.length >= MOST.ownGates) {
      this.problems.push(`This Quirk link has more than ${MOST.ownGates} gates of its own.`);
      return undefined;
    }
    const wanted = shown(typeof name === 'string' && name !== '' ? name : id.replace(/^~/, ''));
    const taken = new Set([...Object.keys(GATES), ...this.definitions.map((each) => each.name)]);
    const free = freeName(wanted === '' ? 'own' : wanted, taken);
    const definition =
      typeof matrix === 'string'
        ? this.#fromMatrix(matrix, free, place)
        : this.#fromCircuit(circuit, free, place);
    if (!definition) return undefined;
    this.definitions.push(definition);
    if (id !== '') this.#own.set(id, definition);
    return definition;
  }

  #fromMatrix(text: string, name: string, place: string): GateDefinition | undefined {
    const matrix = matrixIn(text);
    const unitary =
      matrix && !unitaryFault(matrix, MATRIX_TOLERANCE) ? nearestUnitary(matrix) : undefined;
    if (unitary) return { name, wires: Math.log2(unitary.size), matrix: [...unitary.entries] };
    this.problems.push(`${place}: the matrix can't be read, or is not unitary.`);
    return undefined;
  }

  #fromCircuit(circuit: unknown, name: string, place: string): GateDefinition | undefined {
    if (!isRecord(circuit) || !Array.isArray(circuit.cols)) {
      this.problems.push(`${place}: the gate is damaged.`);
      return undefined;
    }
    const body = this.columns(circuit.cols, name);
    return { name, wires: Math.max(1, widthOf(body)), body };
  }

  #block(block: Parameters<typeof gatesOfBlock>[0], size: number): GateDefinition {
    const id = `block ${block} ${size}`;
    const known = this.#own.get(id);
    if (known) return known;
    const taken = new Set([...Object.keys(GATES), ...this.definitions.map((each) => each.name)]);
    const body = gatesOfBlock(block, size).map((one) => [one]);
    const definition = { name: freeName(`${block} ${size}`, taken), wires: size, body };
    this.definitions.push(definition);
    this.#own.set(id, definition);
    return definition;
  }

  /** Each wire has one classical bit, in the order in which they are first measured. */
  #bitOf(wire: Wire): number {
    const bit = this.#bitOfWire.get(wire) ?? this.#bitOfWire.size;
    this.#bitOfWire.set(wire, bit);
    return bit;
  }
}

/** Returns the controls of a column, and the gates that turn their axes to Z before it and back after it. */
function controlsIn(placed: readonly Placed[]): {
  readonly controls: readonly Control[];
  readonly before: readonly Layer[];
  readonly after: readonly Layer[];
} {
  const controls: Control[] = [];
  const turns: GateOperation[] = [];
  const odd: Wire[] = [];
  for (const { wire, part } of placed) {
    if (part.kind !== 'control' && part.kind !== 'parity') continue;
    if (part.kind === 'control') controls.push({ wire, on: part.on });
    else odd.push(wire);
    if (part.axis !== 'z') turns.push(gate(part.axis === 'x' ? 'h' : 'sx', [wire]));
  }
  const back = turns.map((turn) => (turn.gate === 'sx' ? gate('sxdg', turn.targets) : turn));
  const last = odd.at(-1);
  const gathered = odd.slice(0, -1).map((wire) => [gate('x', [last ?? 0], { controls: [wire] })]);
  if (last !== undefined) controls.push({ wire: last, on: 1 });
  const layer = (operations: readonly GateOperation[]) =>
    operations.length > 0 ? [operations] : [];
  return {
    controls,
    before: [...layer(turns), ...gathered],
    after: [...gathered.toReversed(), ...layer(back)],
  };
}

/**
 * Makes a Pauli gate to a power. For Z it is a phase of 1. The other axes are turned to Z if the phase counts
 * (`isExact`), and are rotations if not.
 */
function powerOn(
  wire: Wire,
  axis: Axis,
  exponent: Amount,
  controls: readonly Control[],
  isExact: boolean,
): Layer[] {
  const named = exponent.times === 0 ? namedPower(axis, exponent.plus) : undefined;
  if (named !== undefined) return [[gate(named, [wire], { controls })]];
  const angle = { plus: Math.PI * exponent.plus, times: Math.PI * exponent.times };
  if (axis === 'z') return [[turned('p', wire, angle, controls)]];
  if (!isExact) return [[turned(`r${axis}`, wire, angle, controls)]];
  const inner = [[gate('h', [wire])], [turned('p', wire, angle, controls)], [gate('h', [wire])]];
  return axis === 'x' ? inner : [[gate('sdg', [wire])], ...inner, [gate('s', [wire])]];
}

function namedPower(axis: Axis, exponent: number): string | undefined {
  const names: Readonly<Record<Axis, Readonly<Record<string, string>>>> = {
    x: { 1: 'x', 0.5: 'sx', '-0.5': 'sxdg' },
    y: { 1: 'y' },
    z: { 1: 'z', 0.5: 's', '-0.5': 'sdg', 0.25: 't', '-0.25': 'tdg' },
  };
  return names[axis][`${exponent}`];
}

function turned(
  name: string,
  wire: Wire,
  { plus, times }: Amount,
  controls: readonly Control[],
): GateOperation {
  const operation = gate(name, [wire], { parameters: [plus], controls });
  return times === 0 ? operation : { ...operation, sources: [{ name: TIME, times, plus }] };
}

/** Returns the phase of a whole state as gates on a wire: a phase of its 1, and one of its 0. */
function scalarOn(wire: Wire, angle: number, controls: readonly Control[]): Layer[] {
  const phase = [gate('p', [wire], { parameters: [angle], controls })];
  const flip = [gate('x', [wire])];
  return [phase, flip, phase, flip];
}

/** Joins layers, in their order, if they have no wire in common. */
function sideBySide(layers: readonly Layer[]): Layer[] {
  const joined: Operation[][] = [];
  for (const operation of layers.flat()) {
    const behind = joined.findLastIndex((layer) =>
      layer.some((other) => overlap(operation, other)),
    );
    const layer = joined[behind + 1];
    if (layer) layer.push(operation);
    else joined.push([operation]);
  }
  return joined;
}

function widthOf(columns: readonly Layer[]): number {
  let width = 0;
  for (const operation of columns.flat()) {
    if (operation.kind === 'gate')
      width = Math.max(
        width,
        ...[...operation.targets, ...operation.controls.map(({ wire }) => wire)].map(
          (wire) => wire + 1,
        ),
      );
    else if ('wire' in operation) width = Math.max(width, operation.wire + 1);
  }
  return width;
}

/** Reads `{{1,0},{0,i}}`: 2, 4, 8, or 16 rows of complex numbers. */
function matrixIn(text: string): ReturnType<typeof matrixOf> | undefined {
  const [, inner] = /^\{\{(.*)\}\}$/s.exec(text.replace(/\s/g, '')) ?? [];
  const rows = (inner ?? '').split('},{').map((row) => row.split(','));
  const size = rows.length;
  if (![2, 4, 8, 16].includes(size) || rows.some((row) => row.length !== size)) return undefined;
  try {
    const numbers = rows.flat().map((entry) => evaluateQuirkFormula(entry));
    return matrixOf(numbers.flatMap(({ re, im }) => [re, im]));
  } catch (error) {
    if (!(error instanceof NoFormula)) throw error;
    return undefined;
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Returns a name in a short form for messages. */
function shown(name: unknown): string {
  const text = typeof name === 'string' ? name.trim() : JSON.stringify(name);
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
