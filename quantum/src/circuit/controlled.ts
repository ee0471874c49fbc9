import type { Circuit, Column } from './circuit.ts';
import type { Control, Wire } from './parts.ts';
import { withColumns } from './edit.ts';
import { withWireAdded } from './wire-edits.ts';
import { isIdle, wireCount } from './operations.ts';

/**
 * Returns the whole circuit under more controls. A wire or control beyond the circuit's wires adds wires. A control on
 * one of its own wires must not meet an operation. Throws a TypeError if something measures or resets, and a RangeError
 * if a control meets a gate.
 */
export function controlledCircuit(
  circuit: Circuit,
  controls: readonly (Wire | Control)[],
): Circuit {
  const added = controls.map((c): Control => (typeof c === 'number' ? { wire: c, on: 1 } : c));
  let wider = circuit;
  for (const { wire } of added) while (wireCount(wider) <= wire) wider = withWireAdded(wider);
  // Gates in the same column would now share the controls, so each gets its own column.
  const columns = circuit.columns.flat().map((operation): Column => {
    if (isIdle(operation)) return [operation];
    if (operation.kind !== 'gate')
      throw new TypeError('What measures, resets or selects cannot be put under a control.');
    const own = [...operation.targets, ...operation.controls.map((c) => c.wire)];
    const met = added.find(({ wire }) => own.includes(wire));
    if (met) throw new RangeError(`Wire ${met.wire} cannot control a gate that acts on it.`);
    return [{ ...operation, controls: [...operation.controls, ...added] }];
  });
  return withColumns(wider, columns);
}
