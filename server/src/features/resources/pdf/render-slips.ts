/** Draws slips with usernames and passwords, eight on a page, to be cut along dashed lines. */
import { brand, type PackPaper } from '@qubloom/contract';
import { isInSiteFonts } from './fonts.ts';
import {
  drawOutlines,
  missingLetters,
  outlinesOf,
  printedName,
  type NameOutlines,
} from './other-scripts.ts';
import { bytesOf, colors, decorate, newPdf, type Pdf } from './page.ts';
import { writeText, type TextStyle } from './rich-text.ts';

export interface Slip {
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

export interface SlipsOnPaper {
  readonly title: string;
  readonly paper: PackPaper;
  /** The site's address, as people type it. */
  readonly address: string;
  readonly slips: readonly Slip[];
}

const columns = 2;
const rows = 4;
const inset = 28;

export async function renderSlips({
  title,
  paper,
  address,
  slips,
}: SlipsOnPaper): Promise<Uint8Array> {
  const pdf = await newPdf({ title, paper });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const [index, slip] of slips.entries()) {
    const place = index % (columns * rows);
    if (place === 0) addPage(pdf);
    const box = boxAt(pdf, place);
    const name = await drawableName(slip.name);
    const write = (type: string, text: string, y: number, style: TextStyle) => {
      pdf.y = box.y + y;
      const draw = () => writeText(pdf, text, { x: box.x, width: box.width, ...style });
      root.add(pdf.struct(type, {}, draw));
    };
    if (typeof name === 'string') {
      write('H2', name, 0, { font: 'heading', size: name.length > 22 ? 11 : 15 });
    } else if (name !== null) {
      const size = Math.min(16, box.width / name.width);
      const middle = box.x + (name.width * size) / 2;
      const draw = () =>
        drawOutlines(pdf, name, { center: middle, baseline: box.y + 15, size, color: colors.ink });
      root.add(pdf.struct('H2', { actual: name.text }, draw));
    }
    for (const [line, [label, text]] of linesOf(slip, address).entries()) {
      const y = 30 + line * 32;
      write('P', label, y, { size: 8, color: colors.soft });
      write('P', text, y + 11, { font: 'code', size: fittingSize(pdf, text, box.width) });
    }
  }
  root.end();
  return bytesOf(pdf);
}

const linesOf = ({ username, password }: Slip, address: string) =>
  [
    ['Username', username],
    ['Password', password],
    [`Sign in to ${brand.name} at`, address],
  ] as const;

/** Passwords that people choose may be long, and a broken line would look like two words. */
function fittingSize(pdf: Pdf, text: string, width: number): number {
  const widest = 11;
  const needed = pdf.font('code').fontSize(widest).widthOfString(text);
  return needed <= width ? widest : Math.max(4, (widest * (width - 2)) / needed);
}

/** Text, or outlines if the site's fonts lack a letter. Null if no font has it; the username tells whose slip it is. */
async function drawableName(name: string): Promise<string | NameOutlines | null> {
  const printed = printedName(name);
  if (isInSiteFonts(printed)) return printed;
  return (await missingLetters(printed)).length > 0 ? null : outlinesOf(printed);
}

/** The margins are those of the paper's edge, so that no text continues on a new page. */
function addPage(pdf: Pdf): void {
  pdf.addPage({
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
    size: pdf.options.size ?? 'A4',
  });
  const { width, height } = pdf.page;
  decorate(pdf, () => {
    pdf.lineWidth(0.8).dash(5, { space: 4 }).strokeColor(colors.line);
    for (let column = 1; column < columns; column += 1) {
      pdf.moveTo((width / columns) * column, 0).lineTo((width / columns) * column, height);
    }
    for (let row = 1; row < rows; row += 1) {
      pdf.moveTo(0, (height / rows) * row).lineTo(width, (height / rows) * row);
    }
    pdf.stroke().undash();
  });
}

function boxAt({ page }: Pdf, place: number) {
  const [width, height] = [page.width / columns, page.height / rows];
  return {
    x: (place % columns) * width + inset,
    y: Math.floor(place / columns) * height + inset,
    width: width - 2 * inset,
  };
}
