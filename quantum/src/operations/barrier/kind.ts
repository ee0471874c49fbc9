import { frozen } from '../../circuit/frozen.ts';
import { ON_WIRES, type OperationKind } from '../../circuit/operation-kind.ts';
import type { Wire } from '../../circuit/parts.ts';
import { WIRES } from '../../circuit/shape.ts';

export interface BarrierOperation<W = Wire> {
  readonly kind: 'barrier';
  readonly wires: readonly W[];
  readonly condition?: undefined;
}

export function barrier(wires: readonly Wire[]): BarrierOperation {
  return frozen({ kind: 'barrier', wires: [...wires] });
}

export const barrierKind: OperationKind<BarrierOperation<unknown>, BarrierOperation> = {
  shape: { fields: { wires: WIRES } },
  ...ON_WIRES,
  acts: 'never',
  moves: 'never',
};
