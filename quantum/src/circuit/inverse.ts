import { findGate } from '../gates/catalog.ts';
import { adjointOf, matrixOf } from '../matrix.ts';
import type { Circuit, Column, GateDefinition } from './circuit.ts';
import type { Operation } from '../operations/kinds.ts';
import { freeName } from './definitions.ts';
import { withColumns } from './edit.ts';
import { frozen } from './frozen.ts';
import { isIdle } from './operations.ts';

/**
 * Returns the circuit that undoes this one, with inverse gates in reverse order. The inverse of a gate of its own is
 * called `<name>_inverse`. Throws a TypeError if something measures, resets, or depends on classical bits.
 */
export function inverseOf(circuit: Circuit): Circuit {
  const inverted = invertedColumns(circuit.columns, circuit.definitions);
  return frozen({ ...circuit, ...inverted });
}

/**
 * Returns the circuit `times` times in a row, or its inverse that often for a negative number. Throws a RangeError for
 * a number that is not whole (`powerOf` accepts those).
 */
export function repeated(circuit: Circuit, times: number): Circuit {
  if (!Number.isSafeInteger(times))
    throw new RangeError(`A circuit cannot be repeated ${times} times.`);
  const once = times < 0 ? inverseOf(circuit) : circuit;
  return withColumns(once, Array.from({ length: Math.abs(times) }, () => once.columns).flat());
}

interface Inverted {
  readonly columns: readonly Column[];
  readonly definitions: readonly GateDefinition[];
}

function invertedColumns(
  columns: readonly Column[],
  definitions: readonly GateDefinition[],
): Inverted {
  const made = new Map<string, GateDefinition>();
  const names = new Set(definitions.map((definition) => definition.name));

  function inverseName(name: string): string {
    const definition = definitions.find((one) => one.name === name);
    if (!definition) throw new RangeError(`There is no gate called "${name}".`);
    const known = made.get(name);
    if (known) return known.name;
    const inverse = freeName(`${name}_inverse`, names);
    names.add(inverse);
    if ('matrix' in definition) {
      made.set(name, {
        ...definition,
        name: inverse,
        matrix: [...adjointOf(matrixOf(definition.matrix)).entries],
      });
    } else if ('permutation' in definition) {
      const permutation = definition.permutation.map((_, index) =>
        definition.permutation.indexOf(index),
      );
      made.set(name, { ...definition, name: inverse, permutation });
    } else {
      const body = definition.body.toReversed().map((column) => column.map(inverseOfOperation));
      made.set(name, { ...definition, name: inverse, body });
    }
    return inverse;
  }

  function inverseOfOperation(operation: Operation): Operation {
    if (isIdle(operation)) return operation;
    if (operation.kind !== 'gate' || operation.condition) {
      throw new TypeError(
        'What measures, resets, selects or depends on classical bits cannot be undone.',
      );
    }
    const spec = findGate(operation.gate);
    if (!spec) return { ...operation, gate: inverseName(operation.gate) };
    const { sources: _, ...rest } = operation; // the parameters of an inverse gate may have another order
    return { ...rest, ...spec.inverse(operation.parameters) };
  }

  const inverted = columns.toReversed().map((column) => column.map(inverseOfOperation));
  return { columns: inverted, definitions: [...definitions, ...made.values()] };
}
