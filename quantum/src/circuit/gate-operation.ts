import { frozen } from './frozen.ts';
import type { Condition, Control, Radians, Wire } from './parts.ts';

/**
 * Ties one parameter of a gate to a named one: its value is `times * value + plus`. For example, a slider for `theta`
 * can set both RX(theta) and RZ(-2 theta).
 */
export interface ParameterSource {
  readonly name: string;
  readonly times: number;
  readonly plus: Radians;
}

export interface GateOperation<W = Wire> {
  readonly kind: 'gate';
  /** A name of the gate catalog (`h`, `rx`, `swap`) or of one of the circuit's own `definitions`. */
  readonly gate: string;
  /** Always numbers, which are simulated, drawn, and written. Empty for a gate of the circuit's own. */
  readonly parameters: readonly Radians[];
  /** One per parameter, or null for a plain number; only `withParameters` uses it. */
  readonly sources?: readonly (ParameterSource | null)[];
  /** The gate's own wires, in the order of its matrix: `targets[0]` is the least significant. */
  readonly targets: readonly W[];
  readonly controls: readonly Control<W>[];
  readonly condition?: Condition;
}

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
