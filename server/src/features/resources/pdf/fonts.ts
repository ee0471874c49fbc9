/** The site's own fonts, from the same packages that the web uses, read when the first PDF is made. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type FontName =
  'heading' | 'text' | 'strong' | 'code' | 'accents' | 'vietnamese' | 'greek' | 'cyrillic';

const filesOf = (): Readonly<Record<FontName, string>> => ({
  heading: require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
  text: require.resolve('@fontsource/lexend/files/lexend-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/lexend/files/lexend-latin-600-normal.woff'),
  code: require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'),
  accents: require.resolve('@fontsource/lexend/files/lexend-latin-ext-400-normal.woff'),
  vietnamese: require.resolve('@fontsource/lexend/files/lexend-vietnamese-400-normal.woff'),
  greek: require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-greek-500-normal.woff'),
  cyrillic:
    require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-500-normal.woff'),
});

let fonts: Promise<ReadonlyMap<string, Buffer>> | undefined;

/** Keyed by name. */
export function loadFonts(): Promise<ReadonlyMap<string, Buffer>> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts() {
  const unpacked = Object.entries(filesOf()).map(async ([name, file]) => {
    return [name, unpackWoff(await readFile(file))] as const;
  });
  return new Map(await Promise.all(unpacked));
}

/** The letters in each file, by the ranges that the packages declare. The first four fonts have the same letters. */
const ranges: readonly (readonly [RegExp, FontName | 'wanted'])[] = [
  [/[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u2039\u203a\u2212]/, 'wanted'],
  [/[\u1ea0-\u1ef1\u01a0\u01a1\u01af\u01b0]/, 'vietnamese'],
  [/[\u0100-\u024f\u1e00-\u1e9f]/, 'accents'],
  [/[\u0386-\u03ce]/, 'greek'],
  [/[\u0400-\u045f\u0490\u0491]/, 'cyrillic'],
];

/** Returns the font that has a letter; null if none of the site's fonts has it. */
export function siteFontOf(letter: string, wanted: FontName): FontName | null {
  const found = ranges.find(([range]) => range.test(letter))?.[1] ?? null;
  return found === 'wanted' ? wanted : found;
}

/** Returns true if the site's fonts have every letter of a text. */
export function isInSiteFonts(text: string): boolean {
  return [...text.normalize('NFC')].every((letter) => siteFontOf(letter, 'text') !== null);
}

export interface Run {
  readonly text: string;
  readonly font: FontName;
}

/** Splits the text into pieces with one font each. */
export function runsOf(text: string, wanted: FontName): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = siteFontOf(letter, wanted) ?? wanted;
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { text: last.text + letter, font };
    else runs.push({ text: letter, font });
  }
  return runs;
}
