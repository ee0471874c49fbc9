/**
 * The classifier's weights: for each known feature and each kind of line, one byte. A line's score for a kind is the
 * sum of the weights of its features, over the square root of their number; the softmax of the scores are the chances.
 */
import { places, placesOf } from './feature-table.ts';
import { lineKinds } from './kinds.ts';

export interface Model {
  /** The table of known features. */
  readonly checks: Uint8Array;
  /** `weights[place * kinds + kind]` */
  readonly weights: Int8Array;
  /** Weight of one step of a byte, by kind. */
  readonly steps: readonly number[];
}

const heads = lineKinds.length;
const headerLength = heads * 4;
const wholeLength = headerLength + places * (heads + 1);

/** @param bytes a file that {@link packed} returned */
export function unpacked(bytes: Uint8Array): Model {
  if (bytes.length !== wholeLength)
    throw new Error(
      `The weights have ${String(bytes.length)} bytes instead of ${String(wholeLength)}.`,
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    steps: lineKinds.map((_, head) => view.getFloat32(head * 4, true)),
    checks: bytes.subarray(headerLength, headerLength + places),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + headerLength + places, places * heads),
  };
}

/** Rounds weights to bytes. */
export function packed(checks: Uint8Array, weights: Float32Array): Uint8Array {
  const bytes = new Uint8Array(wholeLength);
  const view = new DataView(bytes.buffer);
  bytes.set(checks, headerLength);
  const start = headerLength + places;
  for (let head = 0; head < heads; head += 1) {
    let highest = 1e-6;
    for (let at = head; at < weights.length; at += heads)
      highest = Math.max(highest, Math.abs(weights[at] ?? 0));
    view.setFloat32(head * 4, highest / 127, true);
    const step = view.getFloat32(head * 4, true);
    for (let at = head; at < weights.length; at += heads)
      view.setInt8(start + at, Math.round((weights[at] ?? 0) / step));
  }
  return bytes;
}

/** Returns the chance of each kind of line, in the order of `lineKinds`. */
export function chancesOf(
  { checks, weights, steps }: Model,
  features: readonly number[],
): readonly number[] {
  const scores = new Float64Array(heads);
  const found = placesOf(checks, features);
  for (const place of found)
    for (let head = 0; head < heads; head += 1)
      scores[head] = (scores[head] ?? 0) + (weights[place * heads + head] ?? 0);
  const scale = 1 / Math.sqrt(Math.max(1, found.length));
  scores.forEach((sum, head) => (scores[head] = sum * (steps[head] ?? 0) * scale));
  softmax(scores);
  return [...scores];
}

/** Replaces scores by chances, which add up to 1. */
export function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let head = 0; head < scores.length; head += 1) {
    const power = Math.exp((scores[head] ?? 0) - highest);
    scores[head] = power;
    sum += power;
  }
  for (let head = 0; head < scores.length; head += 1) scores[head] = (scores[head] ?? 0) / sum;
}
