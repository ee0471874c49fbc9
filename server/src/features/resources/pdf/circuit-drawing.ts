/** Draws a circuit on paper: wires, gates, and an empty box for each gate that the learner draws. */
import {
  box,
  columnsIn,
  control,
  antiControl,
  empty,
  free,
  isControl,
  measure,
  nameOfCell,
  swapEnd,
  type CircuitGrid,
} from '@qubloom/curriculum';
import { colors, widthOf, type Pdf } from './page.ts';

const rowHeight = 34;
const largestCell = 46;
const labelWidth = 30;

export function heightOfCircuit({ rows }: CircuitGrid): number {
  return rows.length * rowHeight;
}

interface DrawingOptions {
  readonly width?: number;
  /** True for letters that fill their boxes, as on a slide. */
  readonly isLarge?: boolean;
}

export function drawCircuit(
  pdf: Pdf,
  grid: CircuitGrid,
  { width = widthOf(pdf), isLarge = false }: DrawingOptions = {},
): void {
  const columns = columnsIn(grid);
  const cell = Math.min(largestCell, (width - labelWidth) / columns);
  const left = pdf.page.margins.left + labelWidth;
  const top = pdf.y;
  const yOf = (wire: number) => top + rowHeight * (wire + 0.5);
  const xOf = (column: number) => left + cell * (column + 0.5);
  const size = Math.min(26, cell - 6);

  for (const [wire, row] of grid.rows.entries()) {
    pdf.lineWidth(1).strokeColor(colors.soft);
    pdf
      .moveTo(left, yOf(wire))
      .lineTo(left + cell * columns, yOf(wire))
      .stroke();
    pdf
      .font('code')
      .fontSize(isLarge ? 13 : 9)
      .fillColor(colors.soft);
    pdf.text(`q${String(wire)}`, left - labelWidth, yOf(wire) - (isLarge ? 8 : 6), {
      lineBreak: false,
    });
    for (const [column, sign] of row.entries()) {
      drawCell(pdf, sign, { x: xOf(column), y: yOf(wire), size, isLarge });
    }
  }
  for (let column = 0; column < columns; column++) {
    const linked = linkedWires(grid, column);
    if (linked.length < 2) continue;
    const [first, last] = [Math.min(...linked), Math.max(...linked)];
    const gap = (wire: number) => gapAt(grid.rows[wire]?.[column] ?? empty, size);
    pdf.lineWidth(1.4).strokeColor(colors.violet);
    pdf
      .moveTo(xOf(column), yOf(first) + gap(first))
      .lineTo(xOf(column), yOf(last) - gap(last))
      .stroke();
  }
  pdf.x = pdf.page.margins.left;
  pdf.y = top + heightOfCircuit(grid);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isLarge: boolean;
}

function drawCell(pdf: Pdf, sign: string, { x, y, size, isLarge }: Place): void {
  const half = size / 2;
  pdf.lineWidth(1.2).strokeColor(colors.violet).fillColor('#ffffff');
  if (sign === empty) return;
  if (sign === free) {
    pdf.roundedRect(x - half, y - half, size, size, 5).dash(3, { space: 2.5 });
    pdf.fillAndStroke('#ffffff', colors.line).undash();
  } else if (sign === control) {
    pdf.circle(x, y, 4).fill(colors.violet);
  } else if (sign === antiControl) {
    pdf.circle(x, y, 4).fillAndStroke('#ffffff', colors.violet);
  } else if (sign === swapEnd) {
    pdf
      .lineWidth(1.6)
      .moveTo(x - 5, y - 5)
      .lineTo(x + 5, y + 5);
    pdf
      .moveTo(x + 5, y - 5)
      .lineTo(x - 5, y + 5)
      .stroke();
  } else {
    pdf.roundedRect(x - half, y - half, size, size, 5);
    pdf.fillAndStroke(sign === box ? colors.ink : colors.violetSoft, colors.violet);
    writeSign(pdf, sign, { x, y, size, isLarge });
  }
}

/** Writes the gate's name, with its angle below if it has one. A look is an eye on the screen, and a word here. */
function writeSign(pdf: Pdf, sign: string, { x, y, size, isLarge }: Place): void {
  const name = nameOfCell(sign);
  const angle = sign === name ? '' : sign.slice(name.length + 1, -1);
  const word = name === measure ? 'look' : name === box ? '?' : name;
  const options = { width: size, align: 'center', lineBreak: false } as const;
  const filling = (text: string) => (size - 2) / (text.length * 0.66);
  pdf.fillColor(sign === box ? '#ffffff' : colors.ink).font('strong');
  const small = word.length > 2 || angle ? 8 : 11;
  const points = isLarge ? Math.min(angle ? 11 : 15, filling(word)) : small;
  pdf.fontSize(points).text(word, x - size / 2, y - points * (angle ? 1.05 : 0.63), options);
  if (!angle) return;
  pdf.font('code').fontSize(isLarge ? Math.min(10, filling(angle)) : 5.5);
  pdf.text(angle, x - size / 2, y + (isLarge ? 0 : 1.5), options);
}

/** Returns the wires whose symbols in this column are linked. */
export function linkedWires({ rows }: CircuitGrid, column: number): number[] {
  const signs = rows.map((row) => row[column] ?? empty);
  const hasLink = signs.some((sign) => isControl(sign) || sign === swapEnd);
  return hasLink
    ? signs.flatMap((sign, wire) => (sign === empty || sign === free ? [] : [wire]))
    : [];
}

const gapAt = (sign: string, size: number) => (isControl(sign) || sign === swapEnd ? 0 : size / 2);
