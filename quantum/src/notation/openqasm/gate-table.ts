import type { GateDefinition, Wire } from '../../circuit/circuit.ts';
import { operationOnWires } from '../../circuit/wire-edits.ts';
import { GATES } from '../../gates/catalogue.ts';
import { adjointOf, equalUpToGlobalPhase, largestDifference, matrixOf } from '../../matrix.ts';
import { LIMITS } from '../limits.ts';
import { NoValue, Refusal } from '../problem.ts';
import { UniqueNames } from '../unique-names.ts';
import type { Budget } from './budget.ts';
import { matrixOfFragment } from './fragment-matrix.ts';
import {
  fragment,
  gateOperation,
  inverted,
  phaseAsGates,
  type Fragment,
  type FragmentOperation,
} from '../fragment.ts';
import {
  BUILT_IN,
  QELIB1,
  QELIB1_SOURCES,
  STDGATES,
  type Library,
  type LibraryGate,
} from './library.ts';
import { parseProgram } from './parse.ts';
import { Scope } from './scope.ts';
import { scheduled } from './schedule.ts';
import type { GateStatement } from './syntax.ts';

/** A gate as it may be put to wires: how many angles and wires it takes, and what it comes to. */
export type PlaceableGate = LibraryGate;

/** Carries out the body of a gate on wires `0, 1, …` with these angles. */
export type LowerBody = (
  gate: GateStatement,
  outer: Scope,
  parameters: readonly number[],
) => Fragment;

interface Definition {
  readonly name: string;
  readonly wires: number;
  readonly operations: readonly FragmentOperation[];
  /** In place of operations, for a gate that is told by its matrix. */
  readonly matrix?: readonly number[];
  /** Gates of the catalogue that it comes to. */
  readonly size: number;
  readonly depth: number;
}

/** Definitions of more gates than this are not compared with the gate whose name they bear. */
const MAX_COMPARED = 1_000;

/** Angles at which a definition is tried, and compared with the gate whose name it bears. */
function probe(round: 0 | 1, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => (round === 0 ? [0.37, 1.91, 0.83, 2.2] : [-2.71, 0.52, 1.13, -0.4])[i % 4],
  );
}

/** The gates that a text may use: built in, from its files, and its own. */
export class GateTable {
  readonly #version: 2 | 3;
  readonly #budget: Budget;
  readonly #lowerBody: LowerBody;
  readonly #libraries: Library[];
  /** Sources of gates made of others, read when they are first used. */
  #sources: ReadonlyMap<string, string> = new Map();
  readonly #own = new Map<string, PlaceableGate | 'broken'>();
  readonly #definitions = new Map<string, Definition>();
  /** Definitions as the circuit is to hold them, once they have been asked for. */
  readonly #bodies = new Map<string, GateDefinition>();
  readonly #inverses = new Map<string, string>();
  /** Names of gates from a matrix, by its numbers. */
  readonly #matrices = new Map<string, string>();
  /** Whether a body is being carried out for its mistakes only. */
  #isChecking = false;
  readonly #names = new UniqueNames(Object.keys(GATES));

  constructor(version: 2 | 3, budget: Budget, lowerBody: LowerBody) {
    this.#version = version;
    this.#budget = budget;
    this.#lowerBody = lowerBody;
    this.#libraries = [BUILT_IN[version]];
  }

  /** `include`: only the two standard files are known, since there are no other files here. */
  include(file: string, at: number): void {
    const name = file.split('/').at(-1);
    if (name === 'qelib1.inc') {
      this.#libraries.push(QELIB1);
      this.#sources = QELIB1_SOURCES;
    } else if (name === 'stdgates.inc') {
      this.#libraries.push(STDGATES);
    } else {
      throw new Refusal(
        at,
        `The file "${file.slice(0, 60)}" is not known here. Known are "qelib1.inc" and "stdgates.inc"; put the gates of other files into this text.`,
      );
    }
  }

  /** The gate of that name. Throws a `Refusal` with a hint where there is none; undefined for a broken one. */
  find(name: string, at: number): PlaceableGate | undefined {
    const own = this.#own.get(name);
    if (own) return own === 'broken' ? undefined : own;
    for (const library of this.#libraries) {
      const gate = library.get(name);
      if (gate) return gate;
    }
    const source = this.#sources.get(name);
    if (source !== undefined) return this.#readSource(name, source);
    throw new Refusal(at, `There is no gate called "${name}". ${this.#hint(name)}`);
  }

  has(name: string): boolean {
    return (
      this.#own.has(name) ||
      this.#sources.has(name) ||
      this.#libraries.some((library) => library.has(name))
    );
  }

  breakGate(name: string): void {
    this.#own.set(name, 'broken');
  }

  /**
   * A `gate` statement. One that does what the standard gate of its name does is taken for that gate;
   * one without angles becomes a gate of the circuit's own; the others are written out where they are
   * used.
   */
  define(statement: GateStatement, outer: Scope): void {
    const { name, parameters, qubits, at } = statement;
    if (this.#own.has(name) && this.#own.get(name) !== 'broken')
      throw new Refusal(at, `Gate "${name}" is defined already. Choose another name.`);
    requireDifferent([...parameters, ...qubits], at);
    const place = (given: readonly number[]): Fragment =>
      this.#inside(at, () => this.#lowerBody(statement, outer, given));
    const standard = this.#standardLike(statement);
    if (standard && this.#isSame(place, standard)) {
      this.#own.set(name, standard);
    } else if (parameters.length === 0) {
      this.#own.set(name, this.#use(this.#add(name, qubits.length, place([]), at)));
    } else {
      this.#check(place, parameters.length);
      this.#own.set(name, {
        parameters: parameters.length,
        wires: qubits.length,
        place: (given, wires) => (this.#isChecking ? fragment([]) : onWires(place(given), wires)),
      });
    }
  }

  /**
   * Carries out a body at some angles, so that its mistakes show where it is defined. Gates inside that
   * would be written out have been checked themselves.
   */
  #check(place: (given: readonly number[]) => Fragment, parameters: number): void {
    const outer = this.#isChecking;
    this.#isChecking = true;
    try {
      this.#valueAt(place, probe(0, parameters));
    } finally {
      this.#isChecking = outer;
    }
  }

  /** A body at some angles; undefined where it has no value for just these. */
  #valueAt(
    place: (given: readonly number[]) => Fragment,
    angles: readonly number[],
  ): Fragment | undefined {
    try {
      return place(angles);
    } catch (error) {
      if (error instanceof NoValue && angles.length > 0) return undefined;
      throw error;
    }
  }

  /** The name of a gate that undoes one of the circuit's own. */
  inverseOf(name: string, at: number): string {
    const known = this.#inverses.get(name);
    if (known !== undefined) return known;
    const definition = this.#require(name);
    if (definition.matrix) {
      const inverse = adjointOf(matrixOf(definition.matrix)).entries;
      return this.defineMatrix(inverse, definition.wires);
    }
    const undone = inverted(fragment(definition.operations), (inner) => this.inverseOf(inner, at));
    const inverse = this.#add(`${name}_dg`, definition.wires, undone, at).name;
    this.#inverses.set(name, inverse);
    this.#inverses.set(inverse, name);
    return inverse;
  }

  /** A gate from a matrix; the same matrix gives the same gate. */
  defineMatrix(entries: Float64Array, wires: number): string {
    const key = entries.join();
    const known = this.#matrices.get(key);
    if (known !== undefined) return known;
    const name = this.#names.take('power');
    this.#definitions.set(name, {
      name,
      wires,
      operations: [],
      matrix: [...entries],
      size: 1,
      depth: 1,
    });
    this.#matrices.set(key, name);
    return name;
  }

  /** How many gates of the catalogue an operation comes to. */
  sizeOf(gate: string): number {
    return this.#definitions.get(gate)?.size ?? 1;
  }

  /** The circuit's own gates, each behind those that it is made of; unused ones are left out on demand. */
  definitions(isUsed: (name: string) => boolean = () => true): GateDefinition[] {
    const needed = new Set<string>();
    for (const definition of [...this.#definitions.values()].reverse()) {
      if (!needed.has(definition.name) && !isUsed(definition.name)) continue;
      needed.add(definition.name);
      for (const operation of definition.operations)
        if (operation.kind === 'gate') needed.add(operation.gate);
    }
    return [...this.#definitions.values()]
      .filter(({ name }) => needed.has(name))
      .map((definition) => this.#written(definition));
  }

  /** The circuit's own gates that a fragment is made of, in any order. */
  definitionsFor({ operations }: Fragment): GateDefinition[] {
    const found = new Set<Definition>();
    const visit = (gate: string): void => {
      const definition = this.#definitions.get(gate);
      if (!definition || found.has(definition)) return;
      found.add(definition);
      for (const inner of definition.operations) if (inner.kind === 'gate') visit(inner.gate);
    };
    for (const operation of operations) if (operation.kind === 'gate') visit(operation.gate);
    return [...found].map((definition) => this.#written(definition));
  }

  #written({ name, wires, operations, matrix }: Definition): GateDefinition {
    const known = this.#bodies.get(name);
    const made = matrix ? { name, wires, matrix } : { name, wires, body: scheduled(operations) };
    const written = known ?? made;
    this.#bodies.set(name, written);
    return written;
  }

  /** Gates may be made of gates, but not of too many inside one another. */
  #inside<T>(at: number, lower: () => T): T {
    this.#budget.enter(at);
    try {
      return lower();
    } finally {
      this.#budget.leave();
    }
  }

  #use(definition: Definition): PlaceableGate {
    return {
      parameters: 0,
      wires: definition.wires,
      place: (_, wires) => fragment([gateOperation(definition.name, [], wires)]),
    };
  }

  #add(wanted: string, wires: number, body: Fragment, at: number): Definition {
    const operations = [...body.operations, ...phaseAsGates(body.phase, 0)].flatMap((operation) =>
      this.#flattened(operation),
    );
    let size = 0;
    let depth = 1;
    for (const operation of operations) {
      if (operation.kind !== 'gate') continue;
      size += this.sizeOf(operation.gate);
      depth = Math.max(depth, 1 + (this.#definitions.get(operation.gate)?.depth ?? 0));
    }
    if (size > LIMITS.gateSize) {
      throw new Refusal(
        at,
        `Gate "${wanted}" comes to more than ${LIMITS.gateSize.toLocaleString('en-US')} gates.`,
      );
    }
    this.#budget.effort(operations.length, at);
    const definition = { name: this.#names.take(wanted), wires, operations, size, depth };
    this.#definitions.set(definition.name, definition);
    return definition;
  }

  /** A gate that is nested as deep as can be is written out. */
  #flattened(operation: FragmentOperation): FragmentOperation[] {
    const inner = operation.kind === 'gate' ? this.#definitions.get(operation.gate) : undefined;
    if (operation.kind !== 'gate' || !inner || inner.depth < LIMITS.gateDepth) return [operation];
    return onWires(fragment(inner.operations), operation.targets).operations.map((part) =>
      part.kind === 'barrier'
        ? part
        : { ...part, controls: [...operation.controls, ...part.controls] },
    );
  }

  #require(name: string): Definition {
    const definition = this.#definitions.get(name);
    if (!definition) throw new Error(`No definition of "${name}" was recorded.`);
    return definition;
  }

  #standardLike({ name, parameters, qubits }: GateStatement): PlaceableGate | undefined {
    const standard = [STDGATES, QELIB1, BUILT_IN[2]]
      .map((library) => library.get(name))
      .find((gate) => gate);
    return standard?.parameters === parameters.length && standard.wires === qubits.length
      ? standard
      : undefined;
  }

  /** Whether a body does what a standard gate does. Phases count in OpenQASM 3, where a control shows them. */
  #isSame(place: (given: readonly number[]) => Fragment, standard: PlaceableGate): boolean {
    const rounds = standard.parameters === 0 ? ([0] as const) : ([0, 1] as const);
    return rounds.every((round) => {
      const angles = probe(round, standard.parameters);
      const body = this.#valueAt(place, angles);
      if (!body) return false;
      const gates = body.operations.filter((operation) => operation.kind === 'gate');
      const size = gates.reduce((sum, { gate }) => sum + this.sizeOf(gate), 0);
      if (size > MAX_COMPARED) return false;
      return this.#isEqual(body, standard.place(angles, wiresOfGate(standard)), standard.wires);
    });
  }

  #isEqual(a: Fragment, b: Fragment, wires: number): boolean {
    const all = Array.from({ length: wires }, (_, wire) => wire);
    const definitions = [...this.definitionsFor(a), ...this.definitionsFor(b)];
    const one = matrixOfFragment(a, all, definitions);
    const other = matrixOfFragment(b, all, definitions);
    if (this.#version === 2) return equalUpToGlobalPhase(matrixOf(one), matrixOf(other));
    return largestDifference(one, other) < 1e-9;
  }

  #readSource(name: string, source: string): PlaceableGate | undefined {
    const [statement] = parseProgram(source, (refusal) => {
      throw refusal;
    }).statements;
    if (statement.kind === 'gate') this.define(statement, new Scope());
    const own = this.#own.get(name);
    return own === 'broken' ? undefined : own;
  }

  #hint(name: string): string {
    const file = this.#version === 3 && STDGATES.has(name) ? 'stdgates.inc' : 'qelib1.inc';
    if (STDGATES.has(name) || QELIB1.has(name) || QELIB1_SOURCES.has(name))
      return `It is in a file: write include "${file}"; near the top.`;
    const lower = name.toLowerCase();
    if (lower !== name && this.has(lower)) return `Did you mean "${lower}"?`;
    return 'Expected a gate of an included file or one that was defined before.';
  }
}

function wiresOfGate(gate: PlaceableGate): Wire[] {
  return Array.from({ length: gate.wires }, (_, wire) => wire);
}

function requireDifferent(names: readonly string[], at: number): void {
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined)
    throw new Refusal(
      at,
      `The name "${twice}" stands twice among the angles and qubits of this gate.`,
    );
}

function onWires({ operations, phase }: Fragment, wires: readonly Wire[]): Fragment {
  return fragment(
    operations.map((operation) => operationOnWires(operation, (wire) => wires[wire])),
    phase,
  );
}
