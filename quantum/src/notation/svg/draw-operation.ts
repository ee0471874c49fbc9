import type { Circuit, MeasureOperation, Operation } from '../../circuit/circuit.ts';
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
  switch (operation.kind) {
    case 'barrier':
      return {
        marks: operation.wires.map((wire) => barrierMark(geometry.rowOfWire(wire), x)),
        covered: [],
      };
    case 'display':
      return { marks: [], covered: [] };
    case 'postselect':
      return drawBox(
        `⟨${operation.state.replace('-', '−')}|`,
        '',
        operation.wire,
        operation.wire,
        x,
        SIZES.box,
        geometry,
      );
    case 'measure':
      return withCondition(
        drawMeasure(operation, x, geometry),
        operation,
        operation.wire,
        x,
        circuit,
        geometry,
      );
    case 'reset':
      return withCondition(
        drawBox('|0⟩', '', operation.wire, operation.wire, x, SIZES.box, geometry),
        operation,
        operation.wire,
        x,
        circuit,
        geometry,
      );
    case 'gate': {
      const lowest = Math.max(
        ...operation.targets,
        ...operation.controls.map((control) => control.wire),
      );
      return withCondition(
        drawGate(operation, x, geometry),
        operation,
        lowest,
        x,
        circuit,
        geometry,
      );
    }
  }
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
