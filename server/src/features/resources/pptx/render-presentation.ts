/** Writes slides as a PPTX, which a teacher can change, with titles for screen readers and notes for the teacher. */
import { brand, innerMarksOf, inlineMarksOf } from '@qubloom/contract';
import type PptxModule from 'pptxgenjs';
import {
  contentWidth,
  gapAfterPart,
  heightOfHeading,
  heightOfPart,
  slideSize,
  textSizes,
  type Slide,
} from '../documents/slide.ts';
import type { SlideShow } from '../pdf/render-slides.ts';
import { colorOf, font, inches, type Presentation, type PresentationSlide } from './measures.ts';
import { placeCircuit } from './place-circuit.ts';

const { width, height, margin, top } = slideSize;

/** The library is loaded for the first presentation. */
export async function renderPresentation({ title, slides }: SlideShow): Promise<Uint8Array> {
  const { default: module } = await import('pptxgenjs');
  // Its types describe a CommonJS module, but Node loads its ES module, whose default export is the class.
  const PptxGenJs = module as unknown as typeof PptxModule.default;
  const presentation = new PptxGenJs();
  presentation.title = title;
  presentation.author = brand.name;
  presentation.company = brand.name;
  presentation.defineLayout({ name: 'wide', width: inches(width), height: inches(height) });
  presentation.layout = 'wide';
  presentation.theme = { headFontFace: font, bodyFontFace: font };
  defineMasters(presentation);
  for (const slide of slides) addSlide(presentation, slide);
  return (await presentation.write({ outputType: 'uint8array' })) as Uint8Array; // the type that was asked for
}

/** Only a slide with the title of its master has a name in outlines and for screen readers. */
function defineMasters(presentation: Presentation): void {
  const titleAt = (y: number, h: number) => ({
    name: 'title',
    type: 'title' as const,
    x: inches(margin),
    y: inches(y),
    w: inches(contentWidth),
    h: inches(h),
    margin: 0,
    bold: true,
    fontFace: font,
  });
  presentation.defineSlideMaster({
    title: 'opening',
    objects: [
      {
        placeholder: {
          options: {
            ...titleAt(150, 140),
            align: 'center',
            valign: 'bottom',
            fontSize: 54,
            color: colorOf('ink'),
          },
          text: '',
        },
      },
    ],
  });
  presentation.defineSlideMaster({
    title: 'step',
    objects: [
      {
        rect: {
          x: 0,
          y: 0,
          w: inches(16),
          h: inches(height),
          fill: { color: colorOf('violet') },
        },
      },
      {
        placeholder: {
          options: {
            ...titleAt(top, heightOfHeading('Title')),
            align: 'left',
            valign: 'top',
            fontSize: textSizes.heading,
            color: colorOf('violet'),
          },
          text: '',
        },
      },
    ],
  });
}

function addSlide(presentation: Presentation, { heading, parts, notes, isTitle }: Slide): void {
  const slide = presentation.addSlide({ masterName: isTitle ? 'opening' : 'step' });
  slide.addText(plain(heading), { placeholder: 'title' });
  let y = isTitle ? 310 : top + heightOfHeading(heading);
  for (const part of parts) {
    const h = heightOfPart(part);
    if (part.kind === 'circuit') placeCircuit(presentation, slide, part.circuit, y);
    else {
      const isOption = part.kind === 'option';
      const indent = isOption ? 44 : 0;
      if (isOption) addBox(presentation, slide, y);
      slide.addText(runsOf(part.text, part.kind === 'question' && !isTitle), {
        x: inches(margin + indent),
        y: inches(y),
        w: inches(contentWidth - indent),
        h: inches(h - gapAfterPart),
        fontSize: textSizes[part.kind],
        fontFace: font,
        color: colorOf('ink'),
        align: isTitle ? 'center' : 'left',
        valign: 'top',
        margin: 0,
      });
    }
    y += h;
  }
  slide.addNotes(notesOf(notes));
}

function addBox({ ShapeType }: Presentation, slide: PresentationSlide, y: number): void {
  slide.addShape(ShapeType.roundRect, {
    x: inches(margin + 2),
    y: inches(y + 6),
    w: inches(24),
    h: inches(24),
    line: { color: colorOf('violet'), width: 3 },
  });
}

/** Pieces of a text with the inline marks of lessons. */
function runsOf(text: string, isStrong: boolean): PptxModule.default.TextProps[] {
  return inlineMarksOf(text.replaceAll(/\s+/g, ' ')).flatMap((mark) => {
    const bold = isStrong || mark.kind === 'strong';
    const inner = mark.kind === 'strong' ? innerMarksOf(mark.text) : [mark];
    return inner.map((piece) => ({
      text: piece.text,
      options: { bold, ...(piece.kind === 'code' && { fontFace: 'Courier New' }) },
    }));
  });
}

/** The marks keep the notes apart in programs that do not show empty lines. */
export const notesOf = (notes: readonly string[]) =>
  notes.map((note) => `• ${plain(note)}`).join('\n\n');

/** Without the inline marks of lessons. */
export const plain = (text: string) =>
  innerMarksOf(text)
    .map((mark) => mark.text)
    .join('');
