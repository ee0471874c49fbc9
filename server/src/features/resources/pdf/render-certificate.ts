/** Draws the certificate of a course: one landscape page with the product's waves. */
import { brand, type PackPaper } from '@qubloom/contract';
import { isInSiteFonts } from './fonts.ts';
import { drawOutlines, outlinesOf, printedName, type NameOutlines } from './other-scripts.ts';
import { addPageAcross, bytesOf, colors, decorate, newPdf, type Pdf } from './page.ts';
import { writeText, type TextStyle } from './rich-text.ts';
import { drawWaves } from './waves.ts';

/** Text, or outlines if it has letters that the site's fonts lack. */
type PrintedName = string | NameOutlines;

async function certificateName(name: string): Promise<PrintedName> {
  const printed = printedName(name);
  return isInSiteFonts(printed) ? printed : outlinesOf(printed);
}

export interface CertificateFacts {
  readonly name: string;
  readonly course: string;
  readonly lessonCount: number;
  /** Written out in words. */
  readonly date: string;
}

/** To be filled in by hand, if the learner has not finished the course here. */
export interface BlankCertificate {
  readonly course: string;
  readonly lessonCount: number;
}

export async function renderCertificate({
  paper,
  ...facts
}: CertificateFacts & { readonly paper: PackPaper }): Promise<Uint8Array> {
  const name = await certificateName(facts.name);
  const pdf = await newPdf({ title: `Certificate: ${facts.course}`, paper });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  addCertificate(pdf, root, { ...facts, name });
  root.end();
  return bytesOf(pdf);
}

/** Adds it as a separate page at the end of a document. */
export function addCertificate(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  facts: (Omit<CertificateFacts, 'name'> & { readonly name: PrintedName }) | BlankCertificate,
): void {
  const { course, lessonCount } = facts;
  addPageAcross(pdf);
  const { width, height } = pdf.page;
  drawGround(pdf);
  drawQubi(pdf, width / 2, 118);

  const write = (type: string, text: string, y: number, style: TextStyle) => {
    pdf.y = y;
    root.add(pdf.struct(type, {}, () => writeText(pdf, text, { align: 'center', ...style })));
  };
  write('P', 'Certificate', 184, { font: 'heading', size: 15, color: colors.violet });
  if ('name' in facts) {
    const { name } = facts;
    if (typeof name === 'string') {
      write('H1', name, 212, { font: 'heading', size: name.length > 18 ? 30 : 42 });
    } else {
      const size = Math.min(42, (width - 200) / name.width);
      const draw = () =>
        drawOutlines(pdf, name, { center: width / 2, baseline: 252, size, color: colors.ink });
      root.add(pdf.struct('H1', { actual: name.text }, draw));
    }
  } else {
    drawLine(pdf, width / 2, 258, 320);
    write('P', 'Name', 262, { size: 9.5, color: colors.soft });
  }
  write('P', 'has completed every lesson of', 284, { size: 13, color: colors.soft });
  write('P', course, 312, { font: 'heading', size: 24 });
  if ('date' in facts) {
    const lessons = `${String(lessonCount)} lessons, finished on ${facts.date}`;
    write('P', lessons, 372, { size: 13, color: colors.soft });
  } else {
    write('P', `${String(lessonCount)} lessons`, 352, { size: 13, color: colors.soft });
    drawLine(pdf, width / 2, 414, 180);
    write('P', 'Finished on', 418, { size: 9.5, color: colors.soft });
  }
  write('P', `${brand.name} · ${brand.tagline}`, height - 104, { font: 'heading', size: 13 });
}

/** A line to write on. */
function drawLine(pdf: Pdf, center: number, y: number, length: number): void {
  decorate(pdf, () => {
    pdf
      .lineWidth(0.8)
      .moveTo(center - length / 2, y)
      .lineTo(center + length / 2, y)
      .stroke(colors.soft);
  });
}

function drawGround(pdf: Pdf): void {
  const { width, height } = pdf.page;
  drawWaves(pdf, { x: width / 2, y: height + 40, apart: 420, rings: 26, step: 17 });
  drawWaves(pdf, { x: width / 2, y: -40, apart: 620, rings: 14, step: 17 });
  decorate(pdf, () => {
    pdf.roundedRect(52, 44, width - 104, height - 88, 22).fillOpacity(0.93);
    pdf.fill('#ffffff');
    pdf
      .roundedRect(52, 44, width - 104, height - 88, 22)
      .lineWidth(2)
      .stroke(colors.violet);
  });
}

/** The mascot: a glowing ball with one arrow. */
function drawQubi(pdf: Pdf, x: number, y: number): void {
  decorate(pdf, () => {
    const glow = pdf.radialGradient(x - 12, y - 14, 4, x, y, 44);
    glow.stop(0, '#ffffff').stop(0.55, '#c4b3ff').stop(1, colors.violet);
    pdf.circle(x, y, 44).fill(glow);
    pdf.lineWidth(3.5).lineCap('round').strokeColor(colors.ink);
    pdf
      .moveTo(x, y)
      .lineTo(x + 20, y - 24)
      .stroke();
    pdf
      .moveTo(x + 8, y - 22)
      .lineTo(x + 20, y - 24)
      .lineTo(x + 20.5, y - 12)
      .stroke();
    pdf.circle(x, y, 3.5).fill(colors.ink);
  });
}
