/** Places a circuit on a slide as shapes, which a teacher can move: wires, gates, and boxes to fill in. */
import {
  antiControl,
  box,
  columnsIn,
  control,
  empty,
  free,
  measure,
  nameOfCell,
  parseCircuitText,
  swapEnd,
} from '@qubloom/curriculum';
import { scaleOfCircuit, slideSize } from '../documents/slide.ts';
import { linkedWires } from '../pdf/circuit-drawing.ts';
import { colorOf, font, inches, type Presentation, type PresentationSlide } from './measures.ts';

/** Points at scale 1, as on paper. */
const sizes = { row: 34, cell: 46, label: 30, gate: 26, dot: 9 } as const;

export function placeCircuit(
  { ShapeType }: Presentation,
  slide: PresentationSlide,
  circuit: string,
  top: number,
): void {
  const read = parseCircuitText(circuit);
  if (!read.ok) return;
  const { grid } = read;
  const scale = scaleOfCircuit(circuit);
  const columns = columnsIn(grid);
  const left = slideSize.margin + sizes.label * scale;
  const yOf = (wire: number) => top + sizes.row * scale * (wire + 0.5);
  const xOf = (column: number) => left + sizes.cell * scale * (column + 0.5);
  const around = (x: number, y: number, w: number, h = w) => ({
    x: inches(x - w / 2),
    y: inches(y - h / 2),
    w: inches(w),
    h: inches(h),
  });
  const line = { color: colorOf('violet'), width: 2.5 };

  for (const wire of grid.rows.keys()) {
    slide.addShape(ShapeType.line, {
      x: inches(left),
      y: inches(yOf(wire)),
      w: inches(sizes.cell * scale * columns),
      h: 0,
      line: { color: colorOf('soft'), width: 2 },
    });
    slide.addText(`q${String(wire)}`, {
      ...around(left - (sizes.label * scale) / 2, yOf(wire), sizes.label * scale, 36),
      fontSize: Math.min(28, 13 * scale),
      fontFace: font,
      color: colorOf('soft'),
      margin: 0,
    });
  }
  for (let column = 0; column < columns; column++) {
    const linked = linkedWires(grid, column);
    if (linked.length < 2) continue;
    const [first, last] = [Math.min(...linked), Math.max(...linked)];
    slide.addShape(ShapeType.line, {
      x: inches(xOf(column)),
      y: inches(yOf(first)),
      w: 0,
      h: inches(yOf(last) - yOf(first)),
      line,
    });
  }
  for (const [wire, row] of grid.rows.entries()) {
    for (const [column, sign] of row.entries()) {
      const [x, y] = [xOf(column), yOf(wire)];
      const dot = around(x, y, sizes.dot * scale);
      const gate = around(x, y, sizes.gate * scale);
      if (sign === empty) continue;
      else if (sign === control) {
        slide.addShape(ShapeType.ellipse, { ...dot, line, fill: { color: colorOf('violet') } });
      } else if (sign === antiControl) {
        slide.addShape(ShapeType.ellipse, { ...dot, line, fill: { color: 'FFFFFF' } });
      } else if (sign === swapEnd) {
        slide.addShape(ShapeType.mathMultiply, { ...gate, fill: { color: colorOf('violet') } });
      } else if (sign === free) {
        slide.addShape(ShapeType.roundRect, {
          ...gate,
          line: { color: colorOf('soft'), width: 2, dashType: 'dash' },
          fill: { color: 'FFFFFF' },
        });
      } else {
        const lines = linesIn(sign);
        slide.addText(lines.join('\n'), {
          shape: ShapeType.roundRect,
          ...gate,
          line,
          fill: { color: colorOf(sign === box ? 'ink' : 'violetSoft') },
          color: sign === box ? 'FFFFFF' : colorOf('ink'),
          fontFace: font,
          bold: true,
          align: 'center',
          valign: 'middle',
          margin: 0,
          fontSize: sizeOfText(lines, sizes.gate * scale),
        });
      }
    }
  }
}

/** The gate's name, and its angle below if it has one. */
function linesIn(sign: string): readonly string[] {
  const name = nameOfCell(sign);
  const word = name === measure ? 'look' : name === box ? '?' : name;
  return sign === name ? [word] : [word, sign.slice(name.length + 1, -1)];
}

/** The largest size at which the lines fit into a gate. */
function sizeOfText(lines: readonly string[], size: number): number {
  const longest = Math.max(...lines.map(({ length }) => length));
  return Math.floor(Math.min(30, size / (longest * 0.62), size / (lines.length * 1.25)));
}
