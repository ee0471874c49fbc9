import type { Circuit } from './circuit.ts';
import type { GateOperation, Operation, ParameterSource } from '../operations/kinds.ts';
import type { Radians } from './parts.ts';
import { withColumns } from './edit.ts';
import { frozen } from './frozen.ts';

/** Returns the names that the circuit's gates take parameters from, in the order of their first use. */
export function parameterNames(circuit: Circuit): readonly string[] {
  const sources = circuit.columns
    .flat()
    .flatMap((operation) => (operation.kind === 'gate' ? (operation.sources ?? []) : []));
  return [...new Set(sources.flatMap((source) => (source ? [source.name] : [])))];
}

/**
 * Sets the parameters that come from one of these names. Names that are left out keep their values, and unchanged
 * columns stay the same objects.
 */
export function withParameters(
  circuit: Circuit,
  values: Readonly<Record<string, Radians>>,
): Circuit {
  const isNamed = (source: ParameterSource | null): boolean =>
    source !== null && Object.hasOwn(values, source.name);
  const columns = circuit.columns.map((column) => {
    const changes = column.some(
      (operation) => operation.kind === 'gate' && operation.sources?.some(isNamed),
    );
    return changes ? column.map((operation) => withValues(operation, values)) : column;
  });
  return withColumns(circuit, columns);
}

/** Ties one parameter of a gate to a name: `tied(gate('rx', [0], { parameters: [1] }), 0, 'theta', -2)`. */
export function tied(
  operation: GateOperation,
  parameter: number,
  name: string,
  times = 1,
  plus: Radians = 0,
): GateOperation {
  const sources = operation.parameters.map((_, i) => operation.sources?.[i] ?? null);
  return frozen({ ...operation, sources: sources.with(parameter, { name, times, plus }) });
}

function withValues(operation: Operation, values: Readonly<Record<string, Radians>>): Operation {
  if (operation.kind !== 'gate' || !operation.sources) return operation;
  const parameters = operation.parameters.map((old, i) => {
    const source = operation.sources?.[i];
    return source && Object.hasOwn(values, source.name)
      ? source.times * values[source.name] + source.plus
      : old;
  });
  return { ...operation, parameters };
}
