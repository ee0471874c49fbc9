/** Longest common and longest increasing sequences. */

/**
 * Maximum number of cells of the table, 8 MB. In larger tables, everything between equal beginnings and ends
 * counts as different.
 */
const maxCells = 4_000_000;

/**
 * Returns for each item of `after` the index of its match in `before`, or -1. Matches as many as possible, in
 * order.
 */
export function matchedIndices(before: readonly string[], after: readonly string[]): number[] {
  const matched = after.map(() => -1);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    matched[start] = start;
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    matched[after.length - 1 - end] = before.length - 1 - end;
    end += 1;
  }
  const rows = before.length - start - end;
  const columns = after.length - start - end;
  if (rows * columns > maxCells) return matched;
  // lengths[i][j] is the length of the longest common sequence after i and j.
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const same = (i: number, j: number) => before[start + i] === after[start + j];
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = same(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (same(i, j)) matched[start + j++] = start + i++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return matched;
}

/** Returns the items of a longest increasing sequence. All numbers are different. */
export function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  const best = numbers.map(() => 1);
  const from = numbers.map(() => -1);
  for (const [i, number] of numbers.entries()) {
    for (let j = 0; j < i; j++) {
      if ((numbers[j] ?? 0) < number && (best[j] ?? 0) + 1 > (best[i] ?? 0)) {
        best[i] = (best[j] ?? 0) + 1;
        from[i] = j;
      }
    }
  }
  const chosen = new Set<number>();
  for (let i = best.indexOf(Math.max(...best)); i >= 0; i = from[i] ?? -1) {
    chosen.add(numbers[i] ?? -1);
  }
  return chosen;
}
