import { frozen } from '../../circuit/frozen.ts';
import { ON_ONE_WIRE, type OperationKind } from '../../circuit/operation-kind.ts';
import type { Bit, Condition, Wire } from '../../circuit/parts.ts';
import { CONDITION } from '../../circuit/shape.ts';

export interface MeasureOperation<W = Wire> {
  readonly kind: 'measure';
  readonly wire: W;
  readonly bit: Bit;
  readonly condition?: Condition;
}

export function measure(wire: Wire, bit: Bit, condition?: Condition): MeasureOperation {
  return frozen({ kind: 'measure', wire, bit, ...(condition && { condition }) });
}

export const measureKind: OperationKind<MeasureOperation<unknown>, MeasureOperation> = {
  shape: { fields: { wire: 'wire', bit: 'bit' }, optional: { condition: CONDITION } },
  ...ON_ONE_WIRE,
  writes: ({ bit }) => [bit],
  onBits: (operation, mapBit) => ({ ...operation, bit: mapBit(operation.bit) }),
  acts: 'always',
  run: ({ wire, bit, condition }, run) => run.measure(wire, bit, condition),
  maySplit: true,
  moves: 'part',
  inBody: 'measures or resets a wire',
};
