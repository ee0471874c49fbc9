/**
 * Assigns a place to each feature that the classifier knows. A place keeps one byte of its feature's hash, so that
 * nearly all unknown features are recognized as unknown instead of borrowing the weights of another one.
 */
export const places = 2 ** 18;

/** 0 is an empty place. */
const checkOf = (hash: number): number => ((hash >>> 24) % 255) + 1;

/** Each feature may be in one of two places, as in a cuckoo filter. */
const firstPlace = (hash: number): number => hash & (places - 1);
const secondPlace = (hash: number): number =>
  (firstPlace(hash) ^ Math.imul(checkOf(hash), 0x9e3779b1)) & (places - 1);

/** Returns the place of a feature; -1 if it is unknown. */
export function placeOf(checks: Uint8Array, hash: number): number {
  const check = checkOf(hash);
  const first = firstPlace(hash);
  if (checks[first] === check) return first;
  const second = secondPlace(hash);
  return checks[second] === check ? second : -1;
}

/** Fills a table, the most useful features first. Those whose two places are taken are left out. */
export function tableOf(hashes: Iterable<number>): Uint8Array {
  const checks = new Uint8Array(places);
  for (const hash of hashes) {
    if (placeOf(checks, hash) >= 0) continue;
    const place = [firstPlace(hash), secondPlace(hash)].find((one) => checks[one] === 0);
    if (place !== undefined) checks[place] = checkOf(hash);
  }
  return checks;
}

export function placesOf(checks: Uint8Array, hashes: readonly number[]): Int32Array {
  const found = new Set<number>();
  for (const hash of hashes) {
    const place = placeOf(checks, hash);
    if (place >= 0) found.add(place);
  }
  return Int32Array.from(found);
}
