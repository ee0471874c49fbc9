/**
 * The kinds of operation. Each has a folder here: `kind.ts` says which data it has and how it acts, `notation.ts` how
 * it is drawn and written in words and links, and `languages.ts` how OpenQASM and others write and read it. Each of
 * these is a row of the table beside the folders that has its name. This is the first of the three tables.
 */
import type { OperationKind } from '../circuit/operation-kind.ts';
import type { GateOperation } from '../circuit/gate-operation.ts';
import type { Wire } from '../circuit/parts.ts';
import { barrierKind, type BarrierOperation } from './barrier/kind.ts';
import { delayKind, type DelayOperation } from './delay/kind.ts';
import { displayKind, type DisplayOperation } from './display/kind.ts';
import { gateKind } from './gate/kind.ts';
import { measureKind, type MeasureOperation } from './measure/kind.ts';
import { postSelectKind, type PostSelectOperation } from './postselect/kind.ts';
import { resetKind, type ResetOperation } from './reset/kind.ts';

export { barrier, type BarrierOperation } from './barrier/kind.ts';
export { delay, type DelayOperation } from './delay/kind.ts';
export {
  display,
  MAX_DISPLAY_WIRES,
  type DisplayKind,
  type DisplayOperation,
} from './display/kind.ts';
/** @public */
export { control } from '../circuit/gate-operation.ts';
export {
  gate,
  type GateOperation,
  type GateOptions,
  type ParameterSource,
} from '../circuit/gate-operation.ts';
export { measure, type MeasureOperation } from './measure/kind.ts';
export { postSelect, type PostSelectOperation } from './postselect/kind.ts';
export { reset, type ResetOperation } from './reset/kind.ts';

/** An operation in one place of a circuit. `Operation<string>` has names for its wires instead of numbers. */
export type Operation<W = Wire> =
  | GateOperation<W>
  | MeasureOperation<W>
  | ResetOperation<W>
  | PostSelectOperation<W>
  | BarrierOperation<W>
  | DelayOperation<W>
  | DisplayOperation<W>;

export type OperationOf<Kind, W = Wire> = Extract<Operation<W>, { readonly kind: Kind }>;

/** Operations that can depend on classical bits. */
export type ConditionalOperation = Exclude<Operation, { readonly condition?: undefined }>;

export const OPERATION_KINDS: {
  readonly [Kind in Operation['kind']]: OperationKind<
    OperationOf<Kind, unknown>,
    OperationOf<Kind>
  >;
} = {
  gate: gateKind,
  measure: measureKind,
  reset: resetKind,
  postselect: postSelectKind,
  barrier: barrierKind,
  delay: delayKind,
  display: displayKind,
};
