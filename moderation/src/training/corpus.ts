/** Makes the lines that the classifier learns from: filled patterns, split messages, and messages in a row. */
import { lineKinds, type LineKind } from '../kinds.ts';
import type { Pattern } from './lines.ts';
import { filled, variety } from './slots.ts';

export interface Line {
  readonly text: string;
  readonly kind: LineKind;
  readonly weight: number;
  /** Number of the pattern that the line was made from. */
  readonly pattern: number;
}

type Random = () => number;

export function linesOf(patterns: readonly Pattern[], random: Random): Line[] {
  const single = patterns.flatMap((pattern, number): Line[] => {
    const copies = variety(pattern.text);
    return Array.from({ length: copies }, () => ({
      text: filled(pattern.text, random),
      kind: pattern.kind,
      weight: 1 / Math.sqrt(copies),
      pattern: number,
    }));
  });
  return [...single, ...inARow(single, random), ...inPieces(single, random)];
}

/** Short fine messages after each other are fine, too. */
function inARow(lines: readonly Line[], random: Random): Line[] {
  const short = lines.filter(({ kind, text }) => kind === 'fine' && text.length <= 24);
  return Array.from({ length: Math.floor(short.length / 3) }, () => {
    // Neighbors often speak about the same subject.
    const start = Math.floor(random() * short.length);
    const count = 2 + Math.floor(random() * 4);
    const pieces = short.slice(start, start + count).map(({ text }) => text);
    return { text: pieces.join('\n'), kind: 'fine', weight: 0.7, pattern: -1 };
  });
}

/** One line in eight is also sent in pieces. */
function inPieces(lines: readonly Line[], random: Random): Line[] {
  return lines.flatMap((line) => {
    const words = line.text.split(' ');
    if (random() > 0.125 || words.length < 3 || line.text.length > 60) return [];
    const size = Math.max(1, Math.ceil(words.length / (2 + Math.floor(random() * 3))));
    const pieces: string[] = [];
    for (let start = 0; start < words.length; start += size)
      pieces.push(words.slice(start, start + size).join(' '));
    return [{ ...line, text: pieces.join('\n'), weight: line.weight * 0.5 }];
  });
}

export const numberOf = (kind: LineKind): number => lineKinds.indexOf(kind);
