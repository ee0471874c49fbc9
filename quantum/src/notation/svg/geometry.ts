import type { Circuit } from '../../circuit/circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { neverActs, wireCount } from '../../circuit/operations.ts';
import { boxLabelOf, symbolOf } from '../drawing/labels.ts';
import { slotsOf } from '../drawing/slots.ts';
import { registerSlots, type RegisterSlot } from '../registers.ts';
import { widthOfText } from './elements.ts';

/** Lengths in the units of the drawing, which are pixels at its original size. */
export const SIZES = {
  row: 52,
  box: 36,
  gap: 16,
  margin: 16,
  label: 15,
  small: 10,
  radius: 5,
  plus: 12,
} as const;

/** The positions of all parts of a drawing. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The start and end of the wires. */
  readonly left: number;
  readonly right: number;
  readonly slots: readonly { readonly x: number; readonly operations: readonly Operation[] }[];
  readonly wireLabels: readonly string[];
  readonly registerLabels: readonly string[];
  /** The position of every classical bit. */
  readonly bits: readonly (RegisterSlot & { readonly row: number })[];
  readonly rowOfWire: (wire: number) => number;
  /** Each classical register has one row, below the wires. */
  readonly rowOfRegister: (register: number) => number;
}

export function geometryOf(circuit: Circuit): Geometry {
  const { row, gap, margin, label } = SIZES;
  const places = registerSlots(circuit.quantumRegisters);
  const wireLabels = circuit.initial.map((state, wire) => {
    const { register, index, size } = places[wire];
    return `${size === 1 ? register : `${register}[${index}]`} |${state.replace('-', '−')}⟩`;
  });
  const registerLabels = circuit.classicalRegisters.map(({ name, size }) =>
    size === 1 ? name : `${name} (${size})`,
  );
  const labelWidth = Math.max(
    0,
    ...[...wireLabels, ...registerLabels].map((text) => widthOfText(text, label)),
  );
  const left = margin + labelWidth + gap / 2;
  let x = left + gap;
  const slots = slotsOf(circuit).map((operations) => {
    const width = Math.max(...operations.map((operation) => widthOf(operation)));
    const slot = { x: x + width / 2, operations };
    x += width + gap;
    return slot;
  });
  const right = Math.max(x, left + 2 * gap);
  const wires = wireCount(circuit);
  const rowOfWire = (wire: number): number => margin + row / 2 + wire * row;
  const rowOfRegister = (register: number): number => rowOfWire(wires + register);
  const bits = circuit.classicalRegisters.flatMap((register, i) =>
    registerSlots([register]).map((place) => ({ ...place, row: rowOfRegister(i) })),
  );
  return {
    width: right + margin,
    height: 2 * margin + (wires + circuit.classicalRegisters.length) * row,
    left,
    right,
    slots,
    wireLabels,
    registerLabels,
    bits,
    rowOfWire,
    rowOfRegister,
  };
}

/** Returns the width of an operation in the drawing. */
export function widthOf(operation: Operation): number {
  if (neverActs(operation)) return SIZES.box / 2;
  const forCondition = operation.condition ? SIZES.box + 2 * SIZES.gap : SIZES.box;
  if (operation.kind !== 'gate' || symbolOf(operation) !== 'box') return forCondition;
  return Math.max(forCondition, boxWidthOf(operation));
}

/** Returns the width of a gate's box, according to the longer of its two lines. */
export function boxWidthOf(operation: Extract<Operation, { kind: 'gate' }>): number {
  const { name, angles } = boxLabelOf(operation);
  const indices = operation.targets.length > 1 ? 2 * SIZES.small : 0;
  return Math.max(
    SIZES.box,
    widthOfText(name, SIZES.label) + 12 + indices,
    widthOfText(angles, SIZES.small) + 8 + indices,
  );
}
