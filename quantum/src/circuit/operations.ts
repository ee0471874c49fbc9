import type {
  BarrierOperation,
  Bit,
  Circuit,
  Condition,
  ConditionalOperation,
  Control,
  DelayOperation,
  DisplayKind,
  DisplayOperation,
  GateOperation,
  IdleOperation,
  InitialState,
  MeasureOperation,
  Operation,
  PostSelectOperation,
  Radians,
  ResetOperation,
  Wire,
} from './circuit.ts';
import { kindOf } from './operation-kinds.ts';

export interface GateOptions {
  readonly parameters?: readonly Radians[];
  /** Wires that must be 1, or complete controls. */
  readonly controls?: readonly (Wire | Control)[];
  /** Wires that must be 0. */
  readonly antiControls?: readonly Wire[];
  readonly condition?: Condition;
}

/** Returns a gate: `gate('x', [1], { controls: [0] })` is CX from wire 0 to wire 1. */
export function gate(
  name: string,
  targets: readonly Wire[],
  options: GateOptions = {},
): GateOperation {
  const controls = [
    ...(options.controls ?? []).map((c) => (typeof c === 'number' ? control(c) : c)),
    ...(options.antiControls ?? []).map((wire) => control(wire, 0)),
  ];
  return frozen({
    kind: 'gate',
    gate: name,
    parameters: [...(options.parameters ?? [])],
    targets: [...targets],
    controls,
    ...(options.condition && { condition: options.condition }),
  });
}

export function control(wire: Wire, on: 0 | 1 = 1): Control {
  return frozen({ wire, on });
}

export function measure(wire: Wire, bit: Bit, condition?: Condition): MeasureOperation {
  return frozen({ kind: 'measure', wire, bit, ...(condition && { condition }) });
}

export function reset(wire: Wire, condition?: Condition): ResetOperation {
  return frozen({ kind: 'reset', wire, ...(condition && { condition }) });
}

export function barrier(wires: readonly Wire[]): BarrierOperation {
  return frozen({ kind: 'barrier', wires: [...wires] });
}

export function display(shows: DisplayKind, wires: readonly Wire[]): DisplayOperation {
  return frozen({ kind: 'display', shows, wires: [...wires] });
}

/** Keeps the runs that would be found in `state`. */
export function postSelect(wire: Wire, state: InitialState): PostSelectOperation {
  return frozen({ kind: 'postselect', wire, state });
}

export function delay(wire: Wire, nanoseconds: number): DelayOperation {
  return frozen({ kind: 'delay', wire, nanoseconds });
}

/** Returns whether an operation leaves the state unchanged on an ideal machine. */
export function isIdle(operation: Operation): operation is IdleOperation {
  return kindOf(operation).acts !== 'always';
}

/** Returns whether an operation leaves the state unchanged on a noisy machine, too. */
export function neverActs(operation: Operation): boolean {
  return kindOf(operation).acts === 'never';
}

/** Returns whether an operation can depend on classical bits. */
export function takesCondition(operation: Operation): operation is ConditionalOperation {
  return kindOf(operation).takesCondition;
}

/** Returns every wire that an operation touches, including its controls. */
export function wiresOf<W = Wire>(operation: Operation<W>): readonly W[] {
  return kindOf(operation).wires(operation);
}

/** Returns every classical bit that an operation writes or reads. */
export function bitsOf(operation: Operation): readonly Bit[] {
  const read = operation.condition?.bits ?? [];
  const written = kindOf(operation).writes?.(operation);
  return written ? [...written, ...read] : read;
}

/** Returns whether two operations cannot be in one column. */
export function overlap(a: Operation, b: Operation): boolean {
  const wires = wiresOf(a);
  const bits = bitsOf(a);
  return (
    wiresOf(b).some((wire) => wires.includes(wire)) || bitsOf(b).some((bit) => bits.includes(bit))
  );
}

export function wireCount(circuit: Circuit): number {
  return circuit.initial.length;
}

export function bitCount(circuit: Circuit): number {
  return circuit.classicalRegisters.reduce((sum, register) => sum + register.size, 0);
}

/** Freezes data at all levels. Data that is already frozen is skipped. */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const part of Object.values(data)) frozen(part);
  return Object.freeze(data);
}
