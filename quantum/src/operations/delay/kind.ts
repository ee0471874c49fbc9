import { frozen } from '../../circuit/frozen.ts';
import { ON_ONE_WIRE, type OperationKind } from '../../circuit/operation-kind.ts';
import type { Wire } from '../../circuit/parts.ts';

/** Waits. An ideal wire keeps its state; with noise, a 1 may fall to 0 in that time. */
export interface DelayOperation<W = Wire> {
  readonly kind: 'delay';
  readonly wire: W;
  readonly nanoseconds: number;
  readonly condition?: undefined;
}

export function delay(wire: Wire, nanoseconds: number): DelayOperation {
  return frozen({ kind: 'delay', wire, nanoseconds });
}

export const delayKind: OperationKind<DelayOperation<unknown>, DelayOperation> = {
  shape: { fields: { wire: 'wire', nanoseconds: 'number' } },
  ...ON_ONE_WIRE,
  acts: 'with-noise',
  run: ({ wire, nanoseconds }, run) => run.wait(wire, nanoseconds),
  moves: 'part',
  inBody: 'waits',
  problem: ({ nanoseconds }) =>
    Number.isFinite(nanoseconds) && nanoseconds > 0
      ? undefined
      : { code: 'not-a-number', message: `A delay cannot take ${nanoseconds} nanoseconds.` },
};
