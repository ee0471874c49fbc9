/** Smaller probabilities count as rounding errors. */
const epsilon = 1e-9;

/**
 * Formats a probability in percent with at most one decimal, or two below 1%: `85.4%`, `0.03%`. `<0.01%` is
 * small but possible.
 */
export function percent(probability: number): string {
  const scale = probability > epsilon && probability < 0.01 ? 10_000 : 1000;
  const rounded = Math.round(probability * scale) / (scale / 100);
  return rounded === 0 && probability > epsilon ? '<0.01%' : `${rounded}%`;
}
