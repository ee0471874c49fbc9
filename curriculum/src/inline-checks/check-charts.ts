/** Checks that the charts to pick from differ enough. */
import { probabilitiesOfLine } from '../tasks/grade-card.ts';

/**
 * Takes circuits on one line.
 * @throws {SyntaxError} if one is invalid.
 */
export async function problemsOfCharts(charts: readonly string[]): Promise<string[]> {
  const all = await Promise.all(charts.map(probabilitiesOfLine));
  return all.flatMap((chart, index) =>
    all.slice(0, index).flatMap((other, before) => {
      if (Object.keys(chart).length !== Object.keys(other).length) {
        return [`"${charts[index] ?? ''}" has another number of wires`];
      }
      const apart = Math.max(
        ...Object.entries(chart).map(([bits, chance]) => Math.abs(chance - (other[bits] ?? 0))),
      );
      return apart < 0.1
        ? [`"${charts[before] ?? ''}" and "${charts[index] ?? ''}" make charts that look the same`]
        : [];
    }),
  );
}
