/** Writes sheets as one PDF, with new pages for each, tags for screen readers, and page numbers. */
import { setImmediate } from 'node:timers/promises';
import { brand, type PackPaper } from '@qubloom/contract';
import { parseCircuitText } from '@qubloom/curriculum';
import type { Part, Sheet } from '../documents/sheet.ts';
import { drawCircuit, heightOfCircuit } from './circuit-drawing.ts';
import {
  bytesOf,
  colors,
  decorate,
  keepTogether,
  margin,
  newPdf,
  widthOf,
  type Pdf,
} from './page.ts';
import { writeText } from './rich-text.ts';
import {
  addCertificate,
  type BlankCertificate,
  type CertificateFacts,
} from './render-certificate.ts';
import { drawWaves } from './waves.ts';

type Structure = PDFKit.PDFStructureElement;

export interface SheetsOnPaper {
  readonly title: string;
  readonly paper: PackPaper;
  readonly sheets: readonly Sheet[];
}

export async function renderSheets({ title, paper, sheets }: SheetsOnPaper): Promise<Uint8Array> {
  const pdf = await newPdf({ title, paper });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  await addSheets(pdf, root, sheets);
  root.end();
  return bytesOf(pdf);
}

/** Lets other requests run between two sheets: a course has about thirty, and each takes 30 ms. */
async function addSheets(pdf: Pdf, root: Structure, sheets: readonly Sheet[]): Promise<void> {
  const footers: string[] = [];
  for (const sheet of sheets) {
    await setImmediate();
    pdf.addPage();
    pdf.outline.addItem(`${sheet.title}: ${sheet.label}`);
    setHead(pdf, root, sheet);
    for (const [index, part] of sheet.parts.entries()) {
      if (part.kind === 'heading') keepTogether(pdf, heightBelow(sheet.parts, index));
      setters[part.kind](pdf, root, part as never); // the table has the setter for each kind
      pdf.moveDown(0.35);
    }
    const { count } = pdf.bufferedPageRange();
    while (footers.length < count) footers.push(`${brand.name} · ${sheet.title} · ${sheet.label}`);
  }
  for (const [index, footer] of footers.entries()) {
    pdf.switchToPage(index);
    setFooter(pdf, footer, `${String(index + 1)} of ${String(footers.length)}`);
  }
}

export interface Pack extends SheetsOnPaper {
  readonly certificate: CertificateFacts | BlankCertificate;
}

/** Writes all sheets of a course, with its certificate as the last page. */
export async function renderPack({ title, paper, sheets, certificate }: Pack): Promise<Uint8Array> {
  const pdf = await newPdf({ title, paper });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  await addSheets(pdf, root, sheets);
  pdf.outline.addItem('Certificate');
  addCertificate(pdf, root, certificate);
  root.end();
  return bytesOf(pdf);
}

function setHead(pdf: Pdf, root: Structure, { label, title, subtitle }: Sheet): void {
  drawWaves(pdf, { x: pdf.page.width - 70, y: 34, apart: 46, rings: 8, step: 13 });
  const width = widthOf(pdf) - 90;
  tag(pdf, root, 'P', () =>
    writeText(pdf, label, { font: 'heading', color: colors.violet, width }),
  );
  tag(pdf, root, 'H1', () => writeText(pdf, title, { font: 'heading', size: 23, width }));
  tag(pdf, root, 'P', () => writeText(pdf, subtitle, { size: 9.5, color: colors.soft, width }));
  pdf.moveDown(0.8);
}

function setFooter(pdf: Pdf, left: string, right: string): void {
  // The footer is below the margin, where text would otherwise continue on a new page.
  pdf.page.margins.bottom = 0;
  const y = pdf.page.height - 40;
  decorate(pdf, () => {
    pdf.font('text').fontSize(8).fillColor(colors.soft);
    pdf.text(left, margin, y, { lineBreak: false });
    pdf.text(right, margin, y, { width: widthOf(pdf), align: 'right', lineBreak: false });
  });
}

function tag(pdf: Pdf, parent: Structure, type: string, write: () => void): void {
  parent.add(pdf.struct(type, {}, write));
}

/**
 * Returns the height of the parts that must be on the same page as the heading above them: a few lines of text, and a
 * circuit or lines to write on after them.
 */
function heightBelow(parts: readonly Part[], index: number): number {
  return parts.slice(index + 1, index + 4).reduce((height, part) => {
    if (part.kind === 'lines') return height + heightOfLines(part.count);
    if (part.kind !== 'circuit') return height;
    const read = parseCircuitText(part.circuit);
    return height + (read.ok ? heightOfCircuit(read.grid) : 0);
  }, 90);
}

const heightOfLines = (count: number) => 24 * count + 16;

type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

const setters: {
  readonly [Kind in Part['kind']]: (pdf: Pdf, root: Structure, part: PartOf<Kind>) => void;
} = {
  heading(pdf, root, { text }) {
    pdf.moveDown(0.5);
    tag(pdf, root, 'H2', () => writeText(pdf, text, { font: 'heading', size: 14 }));
  },
  paragraph(pdf, root, { text }) {
    tag(pdf, root, 'P', () => writeText(pdf, text));
  },
  note(pdf, root, { text }) {
    tag(pdf, root, 'P', () => writeText(pdf, text, { size: 9.5, color: colors.soft }));
  },
  list(pdf, root, { items }) {
    setList(pdf, root, items, (x, y) => pdf.circle(x + 4, y + 7, 1.8).fill(colors.violet));
  },
  options(pdf, root, { options }) {
    setList(pdf, root, options, (x, y) =>
      pdf
        .lineWidth(1)
        .roundedRect(x, y + 1.5, 10, 10, 2)
        .stroke(colors.soft),
    );
  },
  lines(pdf, root, { label, count }) {
    keepTogether(pdf, heightOfLines(count));
    if (label) tag(pdf, root, 'P', () => writeText(pdf, label, { size: 9.5, color: colors.soft }));
    decorate(pdf, () => {
      for (let line = 1; line <= count; line++) {
        const y = pdf.y + line * 22;
        pdf
          .lineWidth(0.8)
          .moveTo(margin, y)
          .lineTo(margin + widthOf(pdf), y)
          .stroke(colors.line);
      }
    });
    pdf.y += count * 22 + 6;
  },
  circuit(pdf, root, { circuit, description }) {
    const read = parseCircuitText(circuit);
    if (!read.ok) return;
    keepTogether(pdf, heightOfCircuit(read.grid) + 8);
    root.add(pdf.struct('Figure', { alt: description }, () => drawCircuit(pdf, read.grid)));
  },
};

/** Writes items, each beside a mark that is drawn. */
function setList(
  pdf: Pdf,
  root: Structure,
  items: readonly string[],
  drawMark: (x: number, y: number) => void,
): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    keepTogether(pdf, 30);
    decorate(pdf, () => drawMark(margin, pdf.y));
    list.add(
      pdf.struct('LI', {}, [
        pdf.struct('LBody', {}, () => writeText(pdf, item, { x: margin + 20 })),
      ]),
    );
    pdf.y += 2.5;
  }
  list.end();
  pdf.x = margin;
}
