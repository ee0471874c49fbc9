/** Shared by all printed pages: paper, colors, and the document to write into. */
import { brand, type PackPaper } from '@qubloom/contract';
import { loadFonts } from './fonts.ts';

export type Pdf = PDFKit.PDFDocument;

/** Points, 72 to the inch. */
export const margin = 60;
const margins = { top: margin, left: margin, right: margin, bottom: 66 };

/** The colors of the site's light theme, because paper is light. */
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

/** The library is loaded for the first PDF, so that it does not delay the server's start. */
export async function newPdf({ title, paper }: PdfOptions): Promise<Pdf> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new PDFDocument({
    size: paper.toUpperCase(),
    margins,
    // Footers contain the number of pages.
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: brand.name, Creator: brand.name },
    // Without a font, the library would read one of its own. Its types allow only file paths.
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

/** Adds a page in landscape. */
export function addPageAcross(pdf: Pdf): void {
  const { size } = pdf.options;
  pdf.addPage({ layout: 'landscape', margins, ...(size !== undefined && { size }) });
}

export function widthOf({ page }: Pdf): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Begins a new page if less than this height is left on the current one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** Draws decoration, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact');
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}
