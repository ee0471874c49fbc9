import type { GateDefinition } from '../../../circuit/circuit.ts';
import { GATES } from '../../../gates/catalog.ts';
import { adjointOf, matrixOf } from '../../../matrix.ts';
import {
  fragment,
  inverted,
  onWires,
  phaseAsGates,
  type Fragment,
  type FragmentOperation,
} from '../../fragment.ts';
import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import { UniqueNames } from '../../unique-names.ts';
import type { Budget } from '../lower/budget.ts';
import { scheduleOperations } from '../lower/schedule.ts';

interface Definition {
  readonly name: string;
  readonly wires: number;
  readonly operations: readonly FragmentOperation[];
  /** Replaces the operations for a gate that is given by its matrix. */
  readonly matrix?: readonly number[];
  /** The number of catalog gates that it expands to. */
  readonly size: number;
  readonly depth: number;
}

/** The gates that a text creates for its circuit: defined, inverted, or from a matrix. */
export class OwnDefinitions {
  readonly #budget: Budget;
  readonly #definitions = new Map<string, Definition>();
  /** Definitions in the circuit's form, once they have been requested. */
  readonly #bodies = new Map<string, GateDefinition>();
  readonly #inverses = new Map<string, string>();
  /** Names of gates from a matrix, by its numbers. */
  readonly #matrices = new Map<string, string>();
  readonly #names = new UniqueNames(Object.keys(GATES));

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Adds a gate and returns its name, which is the wanted one if it is free. */
  add(wanted: string, wires: number, body: Fragment, at: number): string {
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
    return definition.name;
  }

  /** Returns the name of a gate that undoes one of the circuit's own. */
  inverseOf(name: string, at: number): string {
    const known = this.#inverses.get(name);
    if (known !== undefined) return known;
    const definition = this.#require(name);
    if (definition.matrix) {
      const inverse = adjointOf(matrixOf(definition.matrix)).entries;
      return this.defineMatrix(inverse, definition.wires);
    }
    const undone = inverted(fragment(definition.operations), (inner) => this.inverseOf(inner, at));
    const inverse = this.add(`${name}_dg`, definition.wires, undone, at);
    this.#inverses.set(name, inverse);
    this.#inverses.set(inverse, name);
    return inverse;
  }

  /** Defines a gate from a matrix; the same matrix gives the same gate. */
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

  /** Returns the number of catalog gates that a gate expands to. */
  sizeOf(gate: string): number {
    return this.#definitions.get(gate)?.size ?? 1;
  }

  /** Returns the circuit's own gates, each after those that it contains, as far as they are used. */
  used(isUsed: (name: string) => boolean): GateDefinition[] {
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

  /** Returns the circuit's own gates that a fragment contains, in any order. */
  of({ operations }: Fragment): GateDefinition[] {
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
    const made = matrix
      ? { name, wires, matrix }
      : { name, wires, body: scheduleOperations(operations) };
    const written = known ?? made;
    this.#bodies.set(name, written);
    return written;
  }

  /** Writes out a gate that is nested as deep as the limit. */
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
}
