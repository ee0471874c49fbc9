import type { Circuit, Column, Control, Wire } from './circuit.ts';
import { withColumns } from './edit.ts';
import { withWireAdded } from './wire-edits.ts';
import { isIdle, wireCount } from './operations.ts';

/**
 * The whole circuit under more controls: a wire or a control beyond its wires adds wires, and one of its
 * own must not be touched by it. Throws a TypeError where something measures or resets, a RangeError where
 * a control meets a gate.
 */
export function controlledCircuit(
  circuit: Circuit,
  controls: readonly (Wire | Control)[],
): Circuit {
  const added = controls.map((c): Control => (typeof c === 'number' ? { wire: c, on: 1 } : c));
  let wider = circuit;
  for (const { wire } of added) while (wireCount(wider) <= wire) wider = withWireAdded(wider);
  // Gates that stood side by side would now share the controls, so each gets a column of its own.
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
