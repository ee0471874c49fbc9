/** Reads training text: `kind pattern` in each line, and families that begin with `#`. */
import { lineKinds, type LineKind } from '../kinds.ts';

export interface Pattern {
  readonly kind: LineKind;
  readonly text: string;
  readonly family: string;
}

export function readPatterns(file: string, text: string): Pattern[] {
  let family = file;
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    if (line.startsWith('#')) {
      family = `${file} ${line.slice(1).trim()}`;
      return [];
    }
    const [, kind, pattern] = /^(\w+) (.+)$/.exec(line) ?? [];
    if (!pattern || !lineKinds.includes(kind as LineKind))
      throw new Error(
        `${file}, line ${String(index + 1)}: a line is a kind, a space, and a pattern`,
      );
    return [{ kind: kind as LineKind, text: pattern.trim(), family }];
  });
}
