/** Writes slides as a PDF to show on a wall, one page each, with tags for screen readers. */
import { setImmediate } from 'node:timers/promises';
import { parseCircuitText } from '@qubloom/curriculum';
import {
  contentWidth,
  gapAfterPart,
  lineHeight,
  scaleOfCircuit,
  slideSize,
  textSizes,
  type Slide,
  type SlidePart,
} from '../documents/slide.ts';
import { drawCircuit } from './circuit-drawing.ts';
import { bytesOf, colors, decorate, newPdf, type Pdf } from './page.ts';
import { writeText } from './rich-text.ts';
import { drawWaves } from './waves.ts';

type Structure = PDFKit.PDFStructureElement;

export interface SlideShow {
  readonly title: string;
  readonly slides: readonly Slide[];
}

const { width, height, margin, top } = slideSize;

export async function renderSlides({ title, slides }: SlideShow): Promise<Uint8Array> {
  const pdf = await newPdf({ title, paper: 'letter' });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const slide of slides) {
    await setImmediate();
    pdf.addPage({
      size: [width, height],
      margins: { top, left: margin, right: margin, bottom: 0 },
    });
    addSlide(pdf, root, slide);
  }
  root.end();
  return bytesOf(pdf);
}

function addSlide(pdf: Pdf, root: Structure, { heading, parts, isTitle }: Slide): void {
  const write = (type: string, text: string, style: Parameters<typeof writeText>[2]) => {
    root.add(pdf.struct(type, {}, () => writeText(pdf, text, { lineHeight, ...style })));
    pdf.y += gapAfterPart;
  };
  if (isTitle) {
    drawWaves(pdf, { x: width / 2, y: 120, apart: 90, rings: 10, step: 20 });
    pdf.y = 240;
  } else {
    decorate(pdf, () => pdf.rect(0, 0, 16, height).fill(colors.violet));
  }
  write('H1', heading, {
    font: 'heading',
    size: isTitle ? 54 : textSizes.heading,
    color: isTitle ? colors.ink : colors.violet,
    align: isTitle ? 'center' : 'left',
  });
  for (const part of parts) {
    if (part.kind === 'circuit') addCircuit(pdf, root, part);
    else if (part.kind === 'option') {
      decorate(pdf, () =>
        pdf
          .lineWidth(3)
          .roundedRect(margin + 2, pdf.y + 6, 24, 24, 5)
          .stroke(colors.violet),
      );
      write('P', part.text, { size: textSizes.option, x: margin + 44 });
    } else {
      write('P', part.text, {
        size: textSizes[part.kind],
        font: part.kind === 'question' && !isTitle ? 'strong' : 'text',
        align: isTitle ? 'center' : 'left',
      });
    }
  }
}

function addCircuit(
  pdf: Pdf,
  root: Structure,
  { circuit, description }: Extract<SlidePart, { kind: 'circuit' }>,
): void {
  const read = parseCircuitText(circuit);
  if (!read.ok) return;
  const scale = scaleOfCircuit(circuit);
  const y = pdf.y;
  root.add(
    pdf.struct('Figure', { alt: description }, () => {
      pdf.save();
      pdf.translate(margin * (1 - scale), y * (1 - scale)).scale(scale);
      drawCircuit(pdf, read.grid, { width: contentWidth / scale, isLarge: true });
      pdf.restore();
    }),
  );
  pdf.y = y + (pdf.y - y) * scale + gapAfterPart;
}
