import type { GateOperation } from '../../operations/kinds.ts';
import { boxLabelOf, symbolOf } from '../drawing/labels.ts';
import type { Drawn } from './drawn.ts';
import { box, circle, element, line, text } from './elements.ts';
import { boxWidthOf, SIZES, type Geometry } from './geometry.ts';

/** Draws a box from one wire down to another, with a name and the angles below it. */
export function drawBox(
  name: string,
  angles: string,
  top: number,
  bottom: number,
  x: number,
  width: number,
  geometry: Geometry,
): Drawn {
  const half = SIZES.box / 2;
  const y1 = geometry.rowOfWire(top) - half;
  const y2 = geometry.rowOfWire(bottom) + half;
  const middle = (y1 + y2) / 2;
  const marks = [
    box(x - width / 2, y1, width, y2 - y1),
    text(x, angles === '' ? middle : middle - 5, name, SIZES.label),
  ];
  if (angles !== '') marks.push(text(x, middle + 10, angles, SIZES.small));
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
  return { marks, covered: rows.map((wire) => ({ wire, from: x - width / 2, to: x + width / 2 })) };
}

/** Draws targets, controls, and the line between them. */
export function drawGate(operation: GateOperation, x: number, geometry: Geometry): Drawn {
  const symbol = symbolOf(operation);
  const { targets, controls } = operation;
  const rows = [...targets, ...controls.map((control) => control.wire)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const dots = drawControls(operation, x, geometry);
  if (symbol === 'box') {
    const inner = drawTargetBox(operation, x, geometry);
    const [first, last] = [Math.min(...targets), Math.max(...targets)];
    const half = SIZES.box / 2;
    const lines: string[] = [];
    if (top < first) lines.push(...verticals(top, first, x, operation, geometry, half));
    if (bottom > last) lines.push(...verticals(last, bottom, x, operation, geometry, half));
    return {
      marks: [...lines, ...inner.marks, ...dots.marks],
      covered: [...inner.covered, ...dots.covered],
    };
  }
  const marks = targets.flatMap((wire) =>
    symbol === 'plus'
      ? plusMark(x, geometry.rowOfWire(wire))
      : crossMark(x, geometry.rowOfWire(wire)),
  );
  const lines = top < bottom ? verticals(top, bottom, x, operation, geometry, 0) : [];
  return { marks: [...lines, ...marks, ...dots.marks], covered: dots.covered };
}

/** Draws the line along the controls, with gaps at the hollow ones. `half` is the free space at boxes. */
function verticals(
  top: number,
  bottom: number,
  x: number,
  { targets, controls }: GateOperation,
  geometry: Geometry,
  half: number,
): string[] {
  const hollow = new Set(
    controls.filter((control) => control.on === 0).map((control) => control.wire),
  );
  const stops = [...new Set([top, ...hollow, bottom])]
    .filter((wire) => wire >= top && wire <= bottom)
    .sort((a, b) => a - b);
  const free = (wire: number): number =>
    hollow.has(wire) ? SIZES.radius : targets.includes(wire) ? half : 0;
  return stops
    .slice(1)
    .map((wire, i) =>
      line(
        x,
        geometry.rowOfWire(stops[i]) + free(stops[i]),
        x,
        geometry.rowOfWire(wire) - free(wire),
        'control-line',
      ),
    );
}

function drawControls(operation: GateOperation, x: number, geometry: Geometry): Drawn {
  const [first, last] = [Math.min(...operation.targets), Math.max(...operation.targets)];
  const beside = x - boxWidthOf(operation) / 2 - SIZES.radius;
  const isBox = symbolOf(operation) === 'box';
  const placed = operation.controls.map(({ wire, on }) => ({
    wire,
    on,
    at: isBox && wire > first && wire < last ? beside : x,
  }));
  return {
    marks: placed.map(({ wire, on, at }) =>
      circle(at, geometry.rowOfWire(wire), SIZES.radius, on === 1),
    ),
    covered: placed
      .filter(({ on }) => on === 0)
      .map(({ wire, at }) => ({ wire, from: at - SIZES.radius, to: at + SIZES.radius })),
  };
}

/** Draws a box across its wires. If there are several, each is numbered, because their order counts. */
function drawTargetBox(operation: GateOperation, x: number, geometry: Geometry): Drawn {
  const { targets } = operation;
  const { name, angles } = boxLabelOf(operation);
  const width = boxWidthOf(operation);
  const drawn = drawBox(
    name,
    angles,
    Math.min(...targets),
    Math.max(...targets),
    x,
    width,
    geometry,
  );
  if (targets.length === 1) return drawn;
  const numbers = targets.map((wire, i) =>
    text(x - width / 2 + 7, geometry.rowOfWire(wire), String(i), SIZES.small),
  );
  // A wire between the targets that is not part of the gate continues faintly under the box.
  const passing = drawn.covered
    .filter(({ wire }) => !targets.includes(wire))
    .map(({ wire, from, to }) =>
      element('line', {
        class: 'passing',
        x1: from,
        y1: geometry.rowOfWire(wire),
        x2: to,
        y2: geometry.rowOfWire(wire),
        stroke: 'currentColor',
        'stroke-opacity': 0.3,
      }),
    );
  return { marks: [...passing, ...drawn.marks, ...numbers], covered: drawn.covered };
}

function plusMark(x: number, y: number): string[] {
  return [
    circle(x, y, SIZES.plus, false),
    line(x, y - SIZES.plus, x, y + SIZES.plus, 'control-line'),
  ];
}

function crossMark(x: number, y: number): string[] {
  return [line(x - 6, y - 6, x + 6, y + 6, 'cross'), line(x - 6, y + 6, x + 6, y - 6, 'cross')];
}
