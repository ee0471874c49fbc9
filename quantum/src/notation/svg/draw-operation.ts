import type { Circuit, GateOperation, MeasureOperation, Operation } from '../../circuit/circuit.ts';
import { partsOfCondition } from '../condition-parts.ts';
import { boxLabelOf, symbolOf } from '../drawing/labels.ts';
import { box, circle, element, line, text } from './elements.ts';
import { boxWidthOf, SIZES, type Geometry } from './geometry.ts';

/** A stretch of a wire that something covers. */
export interface Covered {
  readonly wire: number;
  readonly from: number;
  readonly to: number;
}

/** The marks of one operation, and the stretches of wires that they cover. */
export interface Drawn {
  readonly marks: readonly string[];
  readonly covered: readonly Covered[];
}

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

function drawBox(
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

function drawGate(operation: GateOperation, x: number, geometry: Geometry): Drawn {
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

/** The line along the controls, open where a hollow one stands. `half` is kept free at boxes. */
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

/** A box across its wires; where these are several, each is numbered, since their order counts. */
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
  // A wire between the targets that takes no part runs on, faintly, under the box.
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

function doubleLine(x: number, from: number, to: number): string[] {
  return [
    line(x - 1.5, from, x - 1.5, to, 'classical'),
    line(x + 1.5, from, x + 1.5, to, 'classical'),
  ];
}

/** The double line to the classical registers that an operation depends on, with what they must hold. */
function withCondition(
  drawn: Drawn,
  operation: Operation,
  lowest: number,
  x: number,
  circuit: Circuit,
  geometry: Geometry,
): Drawn {
  if (operation.kind === 'barrier' || !operation.condition) return drawn;
  const parts = partsOfCondition(operation.condition, circuit);
  const at = operation.kind === 'measure' ? x - SIZES.box / 2 + 5 : x;
  const isMeasure = operation.kind === 'measure';
  const isBox = operation.kind !== 'gate' || symbolOf(operation) === 'box';
  const isOnTarget = operation.kind !== 'gate' || operation.targets.includes(lowest);
  const free = isOnTarget ? (isBox ? SIZES.box / 2 : SIZES.plus) : SIZES.radius;
  const last = Math.max(...parts.map((part) => part.register));
  const labels = parts.map((part) => {
    const y = geometry.rowOfRegister(part.register);
    const isSingle =
      part.kind === 'register' || circuit.classicalRegisters[part.register].size === 1;
    const value = `${isSingle ? '' : `[${part.index}] `}= ${part.equals}`;
    return isMeasure
      ? text(at - 6, y - 10, value, SIZES.small, 'end')
      : text(at + 8, y - 10, value, SIZES.small, 'start');
  });
  const dots = [...new Set(parts.map((part) => part.register))].map((register) =>
    circle(at, geometry.rowOfRegister(register), 3.5, true),
  );
  return {
    marks: [
      ...drawn.marks,
      ...doubleLine(at, geometry.rowOfWire(lowest) + free, geometry.rowOfRegister(last)),
      ...dots,
      ...labels,
    ],
    covered: drawn.covered,
  };
}
