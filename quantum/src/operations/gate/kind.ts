import type { GateOperation } from '../../circuit/gate-operation.ts';
import type { OperationKind } from '../../circuit/operation-kind.ts';
import { CONDITION, NUMBERS, WIRES, type Shape } from '../../circuit/shape.ts';

const CONTROL: Shape = { fields: { wire: 'wire', on: [0, 1] } };
const SOURCE: Shape = { fields: { name: 'string', times: 'number', plus: 'number' } };

/** Its problems need the definitions of a circuit: `circuit/operation-problems.ts`. */
export const gateKind: OperationKind<GateOperation<unknown>, GateOperation> = {
  shape: {
    fields: {
      gate: 'string',
      parameters: NUMBERS,
      targets: WIRES,
      controls: { list: CONTROL },
    },
    optional: { sources: { list: { either: [SOURCE, [null]] } }, condition: CONDITION },
  },
  wires: ({ targets, controls }) => [...targets, ...controls.map((c) => c.wire)],
  onWires: (operation, mapWire) => ({
    ...operation,
    targets: operation.targets.map(mapWire),
    controls: operation.controls.map(({ wire, on }) => ({ wire: mapWire(wire), on })),
  }),
  acts: 'always',
  run: (operation, run) => run.gate(operation),
  moves: 'part',
};
