/** The certificate of a finished course: one page across, in the product's waves. */
import { brand } from '@qubloom/contract';
import { bytesOf, colors, decorate, newPdf, type Pdf } from './page.ts';
import { writeText, type TextStyle } from './rich-text.ts';
import { drawWaves } from './waves.ts';

export interface CertificateFacts {
  readonly name: string;
  readonly course: string;
  readonly lessonCount: number;
  /** In words. */
  readonly date: string;
}

export async function setCertificate(facts: CertificateFacts): Promise<Uint8Array> {
  const { name, course, lessonCount, date } = facts;
  const pdf = await newPdf({ title: `Certificate: ${course}`, layout: 'landscape' });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.addPage();
  const { width, height } = pdf.page;
  drawGround(pdf);
  drawQubi(pdf, width / 2, 118);

  const write = (type: string, text: string, y: number, style: TextStyle) => {
    pdf.y = y;
    root.add(pdf.struct(type, {}, () => writeText(pdf, text, { align: 'center', ...style })));
  };
  write('P', 'Certificate', 184, { font: 'heading', size: 15, color: colors.violet });
  write('H1', name, 212, { font: 'heading', size: name.length > 18 ? 30 : 42 });
  write('P', 'has completed every lesson of', 284, { size: 13, color: colors.soft });
  write('P', course, 312, { font: 'heading', size: 24 });
  const lessons = `${String(lessonCount)} lessons, finished on ${date}`;
  write('P', lessons, 372, { size: 13, color: colors.soft });
  write('P', `${brand.name} · ${brand.tagline}`, height - 104, { font: 'heading', size: 13 });
  root.end();
  return bytesOf(pdf);
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
