/**
 * Multinomial logistic regression on sparse binary features, by AdaGrad. Each line counts by its weight; its
 * features share a length of one, so that long lines do not shout.
 */
import { softmax } from '../model.ts';

export interface Example {
  readonly features: Int32Array;
  /** Number of its kind. */
  readonly kind: number;
  readonly weight: number;
}

export interface FitOptions {
  readonly places: number;
  readonly kinds: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly random: () => number;
}

/** The mean of the weights from this epoch on is steadier than the last ones. */
const firstCounted = 2;

/** Returns a weight for each place and kind: `weights[place * kinds + kind]`. */
export function fit(examples: readonly Example[], options: FitOptions): Float32Array {
  const { places, kinds, epochs, rate, decay, random } = options;
  const weights = new Float32Array(places * kinds);
  const squares = new Float32Array(places * kinds).fill(1e-3);
  const order = examples.map((_, index) => index);
  const chances = new Float64Array(kinds);
  const sums = new Float32Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { features, kind, weight } = example;
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      score(weights, features, scale, chances);
      softmax(chances);
      for (let head = 0; head < kinds; head += 1) {
        const error = ((chances[head] ?? 0) - (head === kind ? 1 : 0)) * weight * scale;
        if (Math.abs(error) < 1e-5) continue;
        for (const place of features) {
          const at = place * kinds + head;
          const slope = error + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
        }
      }
    }
    if (epoch >= firstCounted)
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  return sums.map((sum) => sum / (epochs - firstCounted));
}

function score(
  weights: Float32Array,
  features: Int32Array,
  scale: number,
  scores: Float64Array,
): void {
  const kinds = scores.length;
  scores.fill(0);
  for (const place of features)
    for (let head = 0; head < kinds; head += 1)
      scores[head] = (scores[head] ?? 0) + (weights[place * kinds + head] ?? 0);
  for (let head = 0; head < kinds; head += 1) scores[head] = (scores[head] ?? 0) * scale;
}

function shuffle(items: number[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] ?? 0, items[index] ?? 0];
  }
}
