import type { Circuit } from '../../circuit/circuit.ts';
import type { MeasureOperation, Operation } from '../../operations/kinds.ts';
import { wiresOf } from '../../circuit/operations.ts';
import { notationOf } from '../operation-kinds.ts';
import type { SvgPen } from '../operation-notation.ts';
import { withCondition } from './draw-condition.ts';
import { drawBox, drawGate } from './draw-gate.ts';
import type { Drawn } from './drawn.ts';
import { box, doubleLine, element, line, text } from './elements.ts';
import { SIZES, type Geometry } from './geometry.ts';

export function drawOperation(
  operation: Operation,
  x: number,
  circuit: Circuit,
  geometry: Geometry,
): Drawn {
  const pen: SvgPen = {
    box: (label, wire) => drawBox(label, '', wire, wire, x, SIZES.box, geometry),
    gate: (gate) => drawGate(gate, x, geometry),
    measurement: (measurement) => drawMeasure(measurement, x, geometry),
    barrier: ({ wires }) => ({
      marks: wires.map((wire) => barrierMark(geometry.rowOfWire(wire), x)),
      covered: [],
    }),
  };
  const lowest = Math.max(...wiresOf(operation));
  const drawn = notationOf(operation).svg(operation, pen);
  return withCondition(drawn, operation, lowest, x, circuit, geometry);
}

function barrierMark(y: number, x: number): string {
  return line(x, y - SIZES.row / 2, x, y + SIZES.row / 2, 'barrier');
}

function drawMeasure({ wire, bit }: MeasureOperation, x: number, geometry: Geometry): Drawn {
  const half = SIZES.box / 2;
  const y = geometry.rowOfWire(wire);
  const { index, size, row: end } = geometry.bits[bit];
  const marks = [
    box(x - half, y - half, SIZES.box, SIZES.box),
    element('path', {
      d: `M ${x - 11} ${y + 7} A 11 11 0 0 1 ${x + 11} ${y + 7}`,
      stroke: 'currentColor',
      fill: 'none',
    }),
    line(x, y + 7, x + 9, y - 9, 'needle'),
    ...doubleLine(x, y + half, end - 6),
    element('path', {
      class: 'arrow',
      d: `M ${x - 5} ${end - 8} L ${x + 5} ${end - 8} L ${x} ${end - 1} Z`,
      fill: 'currentColor',
    }),
  ];
  if (size > 1) marks.push(text(x + 8, end + 10, String(index), SIZES.small, 'start'));
  return { marks, covered: [{ wire, from: x - half, to: x + half }] };
}
