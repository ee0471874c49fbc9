/** The content of a slide before layout, and its sizes in points. Texts may contain the inline marks of lessons. */
import { columnsIn, parseCircuitText } from '@qubloom/curriculum';

export type SlidePart =
  /** The largest text: a question, an answer, or a sentence to keep. */
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'option'; readonly text: string }
  /** In grid notation. */
  | { readonly kind: 'circuit'; readonly circuit: string; readonly description: string };

export interface Slide {
  readonly heading: string;
  readonly parts: readonly SlidePart[];
  /** For the teacher, one paragraph each. */
  readonly notes: readonly string[];
  readonly isTitle?: true;
}

/** Points, 72 to the inch. A slide is 16 to 9. */
export const slideSize = { width: 960, height: 540, margin: 56, top: 44 } as const;

export const contentWidth = slideSize.width - 2 * slideSize.margin;

/** The last row of a class can read 28 points. */
export const textSizes = { heading: 34, question: 40, text: 34, option: 32 } as const;

/** Between two lines, as a part of the text's size. */
export const lineHeight = 1.3;

export const gapAfterPart = 14;

/** Below a heading of one line. A heading of two lines leaves room for less. */
const headingHeight = textSizes.heading * lineHeight;

export const heightOfHeading = (heading: string) =>
  linesOf(heading, 'heading') * headingHeight + gapAfterPart;

/** The widths of a letter, as parts of the text's size: those of the widest font that shows the slides. */
const letterWidth = 0.6;

const linesOf = (text: string, kind: keyof typeof textSizes) =>
  Math.ceil((shownLength(text) * letterWidth * textSizes[kind]) / (contentWidth * 0.94));

/** Without marks and the addresses of links. */
const shownLength = (text: string) => text.replaceAll(/\]\([^)]*\)|\*\*|[`[]/g, '').length;

/** The size of a drawn circuit, relative to one on paper, and at most as high as a slide. */
export function scaleOfCircuit(circuit: string): number {
  const read = parseCircuitText(circuit);
  if (!read.ok) return 1;
  const { rows } = read.grid;
  return Math.min(2.2, contentWidth / (30 + 46 * columnsIn(read.grid)), 350 / (34 * rows.length));
}

export function heightOfPart(part: SlidePart): number {
  if (part.kind !== 'circuit') {
    return linesOf(part.text, part.kind) * textSizes[part.kind] * lineHeight + gapAfterPart;
  }
  const read = parseCircuitText(part.circuit);
  const rows = read.ok ? read.grid.rows.length : 0;
  return rows * 34 * scaleOfCircuit(part.circuit) + gapAfterPart;
}

/** Spreads what does not fit on one slide over several, with the same heading and notes. Nothing is cut off. */
export function spread(slide: Slide): readonly Slide[] {
  const room = slideSize.height - slideSize.top - 24 - heightOfHeading(slide.heading);
  const parts = slide.parts.flatMap((part) => piecesOf(part, room));
  if (heightOf(parts) <= room) return [{ ...slide, parts }];
  // A question has its own slide, so that its choices stay together on the next one.
  const [first, ...rest] = parts;
  const groups: SlidePart[][] = first ? [[first]] : [];
  for (const [index, part] of rest.entries()) {
    const last = groups.at(-1);
    if (index > 0 && last && heightOf([...last, part]) <= room) last.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => ({ ...slide, parts: group }));
}

const heightOf = (parts: readonly SlidePart[]) =>
  parts.reduce((height, part) => height + heightOfPart(part), 0);

/** Cuts a text that is longer than a slide between two of its sentences. */
function piecesOf(part: SlidePart, room: number): readonly SlidePart[] {
  if (part.kind === 'circuit' || heightOfPart(part) <= room) return [part];
  const pieces: string[] = [];
  for (const sentence of part.text.split(/(?<=[.!?]) /)) {
    const longer = pieces.length > 0 ? `${pieces.at(-1) ?? ''} ${sentence}` : sentence;
    if (pieces.length > 0 && heightOfPart({ ...part, text: longer }) <= room) {
      pieces[pieces.length - 1] = longer;
    } else pieces.push(sentence);
  }
  return pieces.map((text) => ({ ...part, text }));
}
