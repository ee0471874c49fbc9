/** Extracts the text of PDFs that `pdfkit` writes, as a reader program would. */
import { inflateSync } from 'node:zlib';

export function textOfPdf(pdf: Buffer): string {
  const objects = new Map<string, string>();
  const raw = pdf.toString('latin1');
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, inflate(body));
  }
  const bodies = [...objects.values()];
  const letters = lettersOf(bodies, objects);
  return bodies
    .filter((body) => body.includes(' Tf\n'))
    .map((body) => wordsOf(body, letters))
    .join('\n');
}

/** Texts that replace drawings for people who listen or copy. */
export function spokenIn(pdf: Buffer): string[] {
  const texts = pdf.toString('latin1').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g);
  return [...texts].map(([, written = '']) => {
    const bytes = written.replaceAll(
      /\\([\s\S])/g,
      (_, escaped: string) => escapes[escaped] ?? escaped,
    );
    // The text follows a mark for two bytes per letter.
    return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
  });
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

type Letters = ReadonlyMap<string, readonly string[]>;

function inflate(body: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1];
  if (stream === undefined) return body;
  if (!body.includes('/FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Letters of each font's glyphs, by the font's name on the pages. */
function lettersOf(bodies: readonly string[], objects: ReadonlyMap<string, string>): Letters {
  const fonts = bodies.flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      const ranges = (objects.get(map) ?? '').matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g);
      const glyphs = [...ranges].flatMap(([, list = '']) => [...list.matchAll(/<([0-9a-f ]*)>/g)]);
      return [name, glyphs.map(([, hex = '']) => decodeUtf16(hex.replaceAll(' ', '')))];
    }),
  );
}

function wordsOf(page: string, letters: Letters): string {
  let font: readonly string[] = [];
  const pieces = page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g);
  return [...pieces]
    .map(([, name, shown = '']) => {
      if (name !== undefined) {
        font = letters.get(name) ?? [];
        return '';
      }
      const hex = [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, one]) => one).join('');
      return [...hex.matchAll(/.{4}/g)].map(([id]) => font[parseInt(id, 16)] ?? '').join('');
    })
    .join('');
}

function decodeUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
