import type { TokenReader } from './token-reader.ts';
import type { Token } from './token.ts';

/** Skips a duration such as `[100ns]`, and everything else in its brackets. Returns these tokens. */
export function skipDuration(reader: TokenReader): readonly Token[] {
  const skipped: Token[] = [];
  if (!reader.accept('[')) return skipped;
  for (let open = 1; open > 0;) {
    if (reader.isAtEnd()) reader.fail('"]" after the duration');
    const token = reader.take();
    if (token.kind === 'symbol' && token.text === '[') open += 1;
    if (token.kind === 'symbol' && token.text === ']') open -= 1;
    if (open > 0) skipped.push(token);
  }
  return skipped;
}

/** The units in nanoseconds; `s` is last, because the others end in it, too. */
const UNITS = [
  ['ns', 1],
  ['us', 1e3],
  ['µs', 1e3],
  ['μs', 1e3],
  ['ms', 1e6],
  ['s', 1e9],
] as const;

/**
 * Returns a duration that is a single number with a unit, in nanoseconds. Returns undefined for a calculated time, and
 * for a time in `dt`, whose length depends on the device.
 */
export function nanosecondsIn([timing, ...more]: readonly Token[]): number | undefined {
  if (timing?.kind !== 'timing' || more.length > 0) return undefined;
  const unit = UNITS.find(([name]) => timing.text.endsWith(name));
  if (!unit) return undefined;
  const nanoseconds = Number(timing.text.slice(0, -unit[0].length).replaceAll('_', '')) * unit[1];
  return nanoseconds > 0 && Number.isFinite(nanoseconds) ? nanoseconds : undefined;
}
