/** Chooses the features that say most about the kind of a line. */
import { lineKinds } from '../kinds.ts';

interface Observed {
  readonly features: readonly number[];
  readonly kind: number;
  /** Lines that were made from the same pattern count as one; -1 for none. */
  readonly pattern: number;
}

const heads = lineKinds.length;
/** Bits of the quick count that leaves out what occurs only once. */
const quickBits = 24;
const quickPlace = (feature: number) => feature >>> (32 - quickBits);

/**
 * Returns the features of at least two patterns, the most telling first: by the G statistic (likelihood ratio) of a
 * feature's counts by kind against those of all patterns.
 */
export function chosenFeatures(lines: readonly Observed[]): readonly number[] {
  const patterns = together(lines);
  const seen = new Uint8Array(2 ** quickBits);
  for (const { features } of patterns)
    for (const feature of features) {
      const times = seen[quickPlace(feature)] ?? 0;
      if (times < 2) seen[quickPlace(feature)] = times + 1;
    }
  const rows = new Map<number, Uint32Array>();
  const all = new Float64Array(heads);
  for (const { features, kind } of patterns) {
    all[kind] = (all[kind] ?? 0) + 1;
    for (const feature of features) {
      if ((seen[quickPlace(feature)] ?? 0) < 2) continue;
      const counts = rows.get(feature) ?? new Uint32Array(heads);
      counts[kind] = (counts[kind] ?? 0) + 1;
      rows.set(feature, counts);
    }
  }
  const shares = all.map((count) => count / patterns.length);
  const ranked: (readonly [feature: number, worth: number])[] = [];
  for (const [feature, counts] of rows) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total < 2) continue;
    let worth = 0;
    counts.forEach((count, kind) => {
      if (count > 0) worth += count * Math.log(count / (total * (shares[kind] ?? 1)));
    });
    ranked.push([feature, worth]);
  }
  return ranked
    .sort(([featureA, a], [featureB, b]) => b - a || (featureA >>> 0) - (featureB >>> 0))
    .map(([feature]) => feature);
}

/** Joins the features of lines that were made from the same pattern. */
function together(lines: readonly Observed[]): readonly Pick<Observed, 'features' | 'kind'>[] {
  const byPattern = new Map<number, { readonly features: Set<number>; readonly kind: number }>();
  const alone = lines.filter(({ pattern }) => pattern < 0);
  for (const { features, kind, pattern } of lines) {
    if (pattern < 0) continue;
    const joined = byPattern.get(pattern) ?? { features: new Set(), kind };
    for (const feature of features) joined.features.add(feature);
    byPattern.set(pattern, joined);
  }
  return [
    ...alone,
    ...[...byPattern.values()].map(({ features, kind }) => ({ features: [...features], kind })),
  ];
}
