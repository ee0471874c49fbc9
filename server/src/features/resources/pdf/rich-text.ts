/** Writes a text with the inline marks of lessons: strong, and code with colors for 0 and 1. */
import { codePiecesOf, innerMarksOf, inlineMarksOf } from '@qubloom/contract';
import { runsOf, type FontName, type Run } from './fonts.ts';
import { colors, widthOf, type Pdf } from './page.ts';

interface ColoredRun extends Run {
  readonly color: string;
}

export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly color?: string;
  /** From the left edge of the page. Without it, the text begins where the last one did. */
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'center';
  /** Between two lines, as a part of the size. */
  readonly lineHeight?: number;
}

/** Height of the font's own lines, as a part of the size. */
const fontHeight = 1.25;

export function writeText(
  pdf: Pdf,
  text: string,
  {
    font = 'text',
    size = 10.5,
    color = colors.ink,
    align = 'left',
    lineHeight = 1.6,
    ...place
  }: TextStyle = {},
): void {
  const x = place.x ?? pdf.page.margins.left;
  const width = place.width ?? widthOf(pdf) - (x - pdf.page.margins.left);
  const runs = coloredRuns(text.replace(/\s+/g, ' '), font, color);
  // The library centers each run separately, one on top of the other.
  const indent = align === 'center' ? Math.max(0, (width - widthOfRuns(pdf, runs, size)) / 2) : 0;
  for (const [index, run] of runs.entries()) {
    pdf.font(run.font).fontSize(size).fillColor(run.color);
    const isLast = index === runs.length - 1;
    const options = {
      width: width - indent,
      lineGap: size * (lineHeight - fontHeight),
      continued: !isLast,
    };
    if (index === 0) pdf.text(run.text, x + indent, pdf.y, options);
    else pdf.text(run.text, options);
  }
}

function widthOfRuns(pdf: Pdf, runs: readonly Run[], size: number): number {
  pdf.fontSize(size);
  const widths = runs.map(({ text, font }) => pdf.font(font).widthOfString(text));
  // Slightly more than the sum, so that rounding cannot break the text over two lines.
  return widths.reduce((sum, width) => sum + width, 1);
}

/** None of the site's fonts has the bracket of a ket, and this one is similar. */
const bracket = (text: string) => text.replaceAll('⟩', '›');

function coloredRuns(text: string, font: FontName, color: string): ColoredRun[] {
  const inColor = (piece: string, wanted: FontName, shade = color) =>
    runsOf(piece, wanted).map((run) => ({ ...run, color: shade }));
  return inlineMarksOf(text).flatMap((mark): ColoredRun[] => {
    if (mark.kind === 'code') {
      return codePiecesOf(mark.text).flatMap(({ text: piece, bit }) =>
        inColor(bracket(piece), 'code', bit === undefined ? color : bitColors[bit]),
      );
    }
    if (mark.kind !== 'strong') return inColor(mark.text, font);
    return innerMarksOf(mark.text).flatMap((inner) => inColor(bracket(inner.text), 'strong'));
  });
}

const bitColors = [colors.zero, colors.one] as const;
