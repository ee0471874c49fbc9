/** Matches the columns and parts of a circuit to those of the circuit before an edit. */

export interface MatchPart {
  /** All fields of the part except its column. */
  readonly text: string;
  /** Only parts of the same sort can match after an edit. */
  readonly sort: string;
}

export interface PartMatches {
  /** For each column of the next circuit, the old column that it matches, or null if it is new. */
  readonly columns: readonly (number | null)[];
  /** For each part of the next circuit, the old column and index that it matches, or null if it is new. */
  readonly parts: readonly (readonly (PartPlace | null)[])[];
}

export interface PartPlace {
  readonly column: number;
  readonly index: number;
}

type Columns = readonly (readonly MatchPart[])[];

export function matchParts(old: Columns, next: Columns): PartMatches {
  const columns = alignColumns(old.map(textsOf), next.map(textsOf));
  const left = new Map<string, PartPlace>();
  for (const [column, parts] of old.entries()) {
    for (const index of parts.keys()) left.set(`${column} ${index}`, { column, index });
  }
  const matches: (PartPlace | null)[][] = next.map((parts) => parts.map(() => null));
  const take = (isMatch: (was: MatchPart, is: MatchPart) => boolean, isAnywhere: boolean) => {
    for (const [column, parts] of next.entries()) {
      for (const [index, part] of parts.entries()) {
        if (matches[column]?.[index]) continue;
        for (const [key, place] of left) {
          const was = old[place.column]?.[place.index];
          const isThere = isAnywhere || place.column === columns[column];
          if (!isThere || !was || !isMatch(was, part) || !matches[column]) continue;
          left.delete(key);
          matches[column][index] = place;
          break;
        }
      }
    }
  };
  const isEqual = (was: MatchPart, is: MatchPart) => was.text === is.text;
  const isOfSort = (was: MatchPart, is: MatchPart) => was.sort === is.sort;
  matchEqualParts(old, next, columns, left, matches);
  take(isEqual, true);
  take(isOfSort, false);
  take(isOfSort, true);
  return { columns, parts: matches };
}

/**
 * Matches equal parts of matched columns first. These are nearly all parts, so the search for the rest is
 * short.
 */
function matchEqualParts(
  old: Columns,
  next: Columns,
  columns: readonly (number | null)[],
  left: Map<string, PartPlace>,
  matches: (PartPlace | null)[][],
): void {
  for (const [at, parts] of next.entries()) {
    const column = columns[at];
    if (column === null || column === undefined) continue;
    for (const [i, part] of parts.entries()) {
      const index = old[column]?.findIndex(
        (was, each) => was.text === part.text && left.has(`${column} ${each}`),
      );
      if (index === undefined || index < 0 || !matches[at]) continue;
      left.delete(`${column} ${index}`);
      matches[at][i] = { column, index };
    }
  }
}

function textsOf(parts: readonly MatchPart[]): readonly string[] {
  return parts.map(({ text }) => text).sort();
}

type Texts = readonly (readonly string[])[];

/** Maximum number of pairs to compare; above it, changed columns are paired in order. */
const maxPairs = 60_000;

function alignColumns(old: Texts, next: Texts): (number | null)[] {
  const isSame = (a: readonly string[] | undefined, b: readonly string[] | undefined) =>
    a?.length === b?.length && a?.every((text, i) => text === b?.[i]);
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && isSame(old[head], next[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(old.at(-1 - tail), next.at(-1 - tail))) tail++;
  const [oldEnd, nextEnd] = [old.length - tail, next.length - tail];
  const changed = pairColumns(old.slice(head, oldEnd), next.slice(head, nextEnd));
  return next.map((_, at) => {
    if (at < head) return at;
    if (at >= nextEnd) return at - nextEnd + oldEnd;
    const was = changed[at - head];
    return was === null || was === undefined ? null : was + head;
  });
}

/** Pairs columns so that the pairs share as many parts as possible. O(old x next). */
function pairColumns(old: Texts, next: Texts): (number | null)[] {
  if (old.length === next.length || old.length * next.length > maxPairs) {
    return next.map((_, at) => (at < old.length ? at : null));
  }
  const width = next.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  const similarity = (i: number, j: number) => {
    const texts = new Set(old[i]);
    return 1 + 4 * (next[j] ?? []).filter((text) => texts.has(text)).length;
  };
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      best[i * width + j] = Math.max(
        at(i + 1, j),
        at(i, j + 1),
        at(i + 1, j + 1) + similarity(i, j),
      );
    }
  }
  const pairs: (number | null)[] = [];
  for (let i = 0, j = 0; j < next.length;) {
    if (i < old.length && at(i, j) === at(i + 1, j + 1) + similarity(i, j)) {
      pairs[j] = i;
      i++;
      j++;
    } else if (i < old.length && at(i, j) === at(i + 1, j)) i++;
    else pairs[j++] = null;
  }
  return pairs;
}
