/** What all printed pages share: paper, colors, and the document that is written into. */
import { brand, type PackPaper } from '@qubloom/contract';
import { loadFonts } from './fonts.ts';

export type Pdf = PDFKit.PDFDocument;

/** Points, 72 to the inch. */
export const margin = 60;
const margins = { top: margin, left: margin, right: margin, bottom: 66 };

/** Those of the site in its light theme, which is what paper is. */
export const colors = {
  ink: '#1d1547',
  soft: '#575080',
  line: '#b9b2de',
  violet: '#5b2fd6',
  violetSoft: '#ece6ff',
  zero: '#0b6b63',
  one: '#b0371a',
} as const;

export interface PdfOptions {
  readonly title: string;
  readonly paper: PackPaper;
}

/** The library is loaded with the first PDF, so that a start does not wait for it. */
export async function newPdf({ title, paper }: PdfOptions): Promise<Pdf> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new PDFDocument({
    size: paper.toUpperCase(),
    margins,
    // Footers say of how many pages.
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: brand.name, Creator: brand.name },
    // Without a font of its own it would read one that it brings. The types know only paths of files.
    font: fonts.get('text') as unknown as string,
  });
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
  return pdf;
}

export async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A page of the document's paper, across. */
export function addPageAcross(pdf: Pdf): void {
  const { size } = pdf.options;
  pdf.addPage({ layout: 'landscape', margins, ...(size !== undefined && { size }) });
}

export function widthOf({ page }: Pdf): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Begins a new page where less than this is left of the one at hand. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** Drawn, and skipped by screen readers. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact');
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}
