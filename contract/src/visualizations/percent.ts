/** Below this a probability is rounding. */
const epsilon = 1e-9;

/** A probability in percent with at most one decimal, two below 1%: `85.4%`, `0.03%`; `<0.01%` still can happen. */
export function percent(probability: number): string {
  const scale = probability > epsilon && probability < 0.01 ? 10_000 : 1000;
  const rounded = Math.round(probability * scale) / (scale / 100);
  return rounded === 0 && probability > epsilon ? '<0.01%' : `${rounded}%`;
}
