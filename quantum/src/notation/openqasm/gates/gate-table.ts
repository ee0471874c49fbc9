import type { Wire } from '../../../circuit/parts.ts';
import { equalUpToGlobalPhase, largestDifference, matrixOf } from '../../../matrix.ts';
import { NoValue, Refusal } from '../../problem.ts';
import type { Budget } from '../lower/budget.ts';
import { matrixOfFragment } from './fragment-matrix.ts';
import { fragment, gateOperation, onWires, type Fragment } from '../../fragment.ts';
import {
  BUILT_IN,
  QELIB1,
  QELIB1_SOURCES,
  STDGATES,
  TAKEN_FOR_GRANTED,
  type Library,
  type LibraryGate,
} from './library.ts';
import { standardNameOf } from './other-names.ts';
import { OwnDefinitions } from './own-definitions.ts';
import { parseProgram } from '../parse/parse.ts';
import { Scope } from '../lower/scope.ts';
import type { GateStatement } from '../parse/syntax.ts';

/** A gate that can be placed on wires, with its numbers of angles and wires, and its expansion. */
export type PlaceableGate = LibraryGate;

/** Expands the body of a gate on wires `0, 1, …` with these angles. */
type LowerBody = (gate: GateStatement, outer: Scope, parameters: readonly number[]) => Fragment;

/** Definitions of more gates than this are not compared with the standard gate of the same name. */
const MAX_COMPARED = 1_000;

/** Returns angles at which a definition is tried and compared with the standard gate of the same name. */
function probe(round: 0 | 1, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => (round === 0 ? [0.37, 1.91, 0.83, 2.2] : [-2.71, 0.52, 1.13, -0.4])[i % 4],
  );
}

/** The gates that a text can use: built-in gates, those from its files, and its own. */
export class GateTable {
  /** The text's own gates that became gates of the circuit. */
  readonly definitions: OwnDefinitions;
  readonly #version: 2 | 3;
  readonly #budget: Budget;
  readonly #lowerBody: LowerBody;
  readonly #libraries: Library[];
  /** Sources of gates made from others, read when they are first used. */
  #sources: ReadonlyMap<string, string> = new Map();
  readonly #own = new Map<string, PlaceableGate | 'broken'>();
  /** True if a body is being expanded only to find its mistakes. */
  #isChecking = false;

  constructor(version: 2 | 3, budget: Budget, lowerBody: LowerBody) {
    this.#version = version;
    this.#budget = budget;
    this.#lowerBody = lowerBody;
    this.definitions = new OwnDefinitions(budget);
    this.#libraries = [BUILT_IN[version]];
  }

  /** `include`: only the two standard files are known, because there are no other files here. */
  include(file: string, at: number): void {
    const name = file.split('/').at(-1);
    if (name === 'qelib1.inc') {
      this.#addLibrary(QELIB1, name, at);
      this.#sources = QELIB1_SOURCES;
    } else if (name === 'stdgates.inc') {
      this.#addLibrary(STDGATES, name, at);
    } else {
      throw new Refusal(
        at,
        `The file "${file.slice(0, 60)}" is not known here. Known are "qelib1.inc" and "stdgates.inc"; put the gates of other files into this text.`,
      );
    }
  }

  #addLibrary(library: Library, file: string, at: number): void {
    const taken = [...this.#own.keys()].find((name) => isIn(library, name));
    if (this.#version === 3 && taken !== undefined)
      throw new Refusal(
        at,
        `Gate "${taken}" is defined above, and again in "${file}". In OpenQASM 3 a gate is defined once only: give yours another name.`,
      );
    this.#libraries.push(library);
  }

  /**
   * Returns the gate with that name. Throws a `Refusal` with a hint if there is none; returns undefined for a broken
   * one.
   */
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
   * Handles a `gate` statement. A gate that does the same as the standard gate with its name is replaced by that gate.
   * One without angles becomes a gate of the circuit's own. The others are written out in the places that use them.
   */
  define(statement: GateStatement, outer: Scope): void {
    const { name, at } = statement;
    if (this.#own.has(name) && this.#own.get(name) !== 'broken')
      throw new Refusal(at, `Gate "${name}" is defined already. Choose another name.`);
    if (this.#version === 3 && this.#isOfLanguage(name))
      throw new Refusal(
        at,
        `Gate "${name}" is defined already: ${BUILT_IN[3].has(name) ? 'it is part of OpenQASM 3' : 'it is in the included file'}. Choose another name.`,
      );
    this.#add(statement, outer);
  }

  #isOfLanguage(name: string): boolean {
    return this.#sources.has(name) || this.#libraries.some((library) => isIn(library, name));
  }

  #add(statement: GateStatement, outer: Scope): void {
    const { name, parameters, qubits, at } = statement;
    requireDifferent([...parameters, ...qubits], at);
    const place = (given: readonly number[]): Fragment =>
      this.#inside(at, () => this.#lowerBody(statement, outer, given));
    const standard = this.#standardLike(statement);
    if (standard && this.#isSame(place, standard)) {
      this.#own.set(name, standard);
    } else if (parameters.length === 0) {
      this.#own.set(
        name,
        this.#use(this.definitions.add(name, qubits.length, place([]), at), qubits.length),
      );
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
   * Expands a body at some angles, so that its mistakes are reported at its definition. Gates inside it that would be
   * written out have been checked already.
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

  /** Returns a body at some angles; undefined if it has no value for just these. */
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

  /** Gates can be made of gates, but only up to a limited depth. */
  #inside<T>(at: number, lower: () => T): T {
    this.#budget.enter(at);
    try {
      return lower();
    } finally {
      this.#budget.leave();
    }
  }

  #use(name: string, wires: number): PlaceableGate {
    return {
      parameters: 0,
      wires,
      place: (_, on) => fragment([gateOperation(name, [], on)]),
    };
  }

  #standardLike({ name, parameters, qubits }: GateStatement): PlaceableGate | undefined {
    const standard = [STDGATES, QELIB1, BUILT_IN[2]]
      .map((library) => library.get(name))
      .find((gate) => gate);
    return standard?.parameters === parameters.length && standard.wires === qubits.length
      ? standard
      : undefined;
  }

  /**
   * Returns true if a body does the same as a standard gate. Phases count in OpenQASM 3, because a control makes them
   * visible.
   */
  #isSame(place: (given: readonly number[]) => Fragment, standard: PlaceableGate): boolean {
    const rounds = standard.parameters === 0 ? ([0] as const) : ([0, 1] as const);
    return rounds.every((round) => {
      const angles = probe(round, standard.parameters);
      const body = this.#valueAt(place, angles);
      if (!body) return false;
      const gates = body.operations.filter((operation) => operation.kind === 'gate');
      const size = gates.reduce((sum, { gate }) => sum + this.definitions.sizeOf(gate), 0);
      if (size > MAX_COMPARED) return false;
      return this.#isEqual(body, standard.place(angles, wiresOfGate(standard)), standard.wires);
    });
  }

  #isEqual(a: Fragment, b: Fragment, wires: number): boolean {
    const all = Array.from({ length: wires }, (_, wire) => wire);
    const definitions = [...this.definitions.of(a), ...this.definitions.of(b)];
    const one = matrixOfFragment(a, all, definitions);
    const other = matrixOfFragment(b, all, definitions);
    if (this.#version === 2) return equalUpToGlobalPhase(matrixOf(one), matrixOf(other));
    return largestDifference(one, other) < 1e-9;
  }

  #readSource(name: string, source: string): PlaceableGate | undefined {
    const [statement] = parseProgram(source, (refusal) => {
      throw refusal;
    }).statements;
    if (statement.kind === 'gate') this.#add(statement, new Scope());
    const own = this.#own.get(name);
    return own === 'broken' ? undefined : own;
  }

  #hint(name: string): string {
    if (this.#isStandard(name)) return this.#includeHint(name);
    const lower = name.toLowerCase();
    const meant = [lower, standardNameOf(name)].find(
      (each) => each !== undefined && each !== name && (this.has(each) || this.#isStandard(each)),
    );
    if (meant === undefined)
      return 'Expected a gate of an included file or one that was defined before.';
    return this.has(meant)
      ? `Did you mean "${meant}"?`
      : `Did you mean "${meant}"? ${this.#includeHint(meant)}`;
  }

  /** Returns true if a file that belongs to this version has it. OpenQASM 3 may include both files. */
  #isStandard(name: string): boolean {
    const isInQelib1 = QELIB1.has(name) || QELIB1_SOURCES.has(name);
    return isInQelib1 || (this.#version === 3 && STDGATES.has(name));
  }

  #includeHint(name: string): string {
    const file = this.#version === 3 && STDGATES.has(name) ? 'stdgates.inc' : 'qelib1.inc';
    return `It is in a file: write include "${file}"; near the top.`;
  }
}

/** Returns true if a file really defines a gate. Gates that tools only assume may be defined again. */
function isIn(library: Library, name: string): boolean {
  return library.has(name) && !(library === QELIB1 && TAKEN_FOR_GRANTED.has(name));
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
      `The name "${twice}" appears twice among the angles and qubits of this gate.`,
    );
}
