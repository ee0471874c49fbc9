/** Corrects a typing error in a word. */

/** Shorter words have too many neighbors with one letter changed. */
const shortest = 4;
const slipsIn = (word: string) => (word.length < 8 ? 1 : 2);

/** Returns the text with each unknown word replaced by the nearest known one; null if none is near. */
export function correctSpelling(text: string, known: readonly string[]): string | null {
  const better = text.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word) => nearest(word, known));
  return better === text.toLowerCase() ? null : better;
}

function nearest(word: string, known: readonly string[]): string {
  if (word.length < shortest || known.some((one) => one.startsWith(word))) return word;
  let best = { word, slips: slipsIn(word) + 1 };
  for (const one of known) {
    if (Math.abs(one.length - word.length) >= best.slips) continue;
    const slips = slipsBetween(word, one);
    if (slips < best.slips) best = { word: one, slips };
  }
  return best.word;
}

/**
 * Counts the letters to insert, delete, change, or swap with the next one: the optimal string alignment distance, row
 * by row.
 */
function slipsBetween(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
