import { frozen } from '../../circuit/frozen.ts';
import { ON_ONE_WIRE, type OperationKind } from '../../circuit/operation-kind.ts';
import type { Condition, Wire } from '../../circuit/parts.ts';
import { CONDITION } from '../../circuit/shape.ts';

export interface ResetOperation<W = Wire> {
  readonly kind: 'reset';
  readonly wire: W;
  readonly condition?: Condition;
}

export function reset(wire: Wire, condition?: Condition): ResetOperation {
  return frozen({ kind: 'reset', wire, ...(condition && { condition }) });
}

export const resetKind: OperationKind<ResetOperation<unknown>, ResetOperation> = {
  shape: { fields: { wire: 'wire' }, optional: { condition: CONDITION } },
  ...ON_ONE_WIRE,
  acts: 'always',
  run: ({ wire, condition }, run) => run.reset(wire, condition),
  maySplit: true,
  moves: 'part',
  inBody: 'measures or resets a wire',
};
