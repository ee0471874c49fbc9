/** Amplitudes and probabilities as words and numbers for learners. */
import { percent } from '@qubloom/contract';
import { formatBits, type StateVector } from '@qubloom/quantum';

/** The amplitude of one basis state of a few wires, the highest wire first. */
export interface Amplitude {
  readonly bits: string;
  readonly re: number;
  readonly im: number;
}

/** A smaller number is a rounding error. */
const epsilon = 1e-9;

export function amplitudesOf({
  amplitudes,
}: Pick<StateVector, 'amplitudes'>): readonly Amplitude[] {
  const wires = Math.log2(amplitudes.length / 2);
  return Array.from({ length: 2 ** wires }, (_, index) => ({
    bits: formatBits(index, wires),
    re: amplitudes[2 * index] ?? 0,
    im: amplitudes[2 * index + 1] ?? 0,
  }));
}

export function probabilityOf({ re, im }: Pick<Amplitude, 're' | 'im'>): number {
  return re * re + im * im;
}

/** Returns `+0.71`, `−0.50`, `0.71 ∠90°` for an amplitude that is not real, or `0`. */
export function formatAmplitude({ re, im }: Pick<Amplitude, 're' | 'im'>): string {
  const length = Math.hypot(re, im);
  if (length < epsilon) return '0';
  const size = length.toFixed(2);
  if (Math.abs(im) < epsilon) return `${re < 0 ? '−' : '+'}${size}`;
  return `${size} ∠${Math.round((Math.atan2(im, re) * 180) / Math.PI)}°`;
}

/** Returns the text for screen readers, such as `plus 0.71`. */
export function spokenAmplitude(amplitude: Pick<Amplitude, 're' | 'im'>): string {
  return formatAmplitude(amplitude)
    .replace('−', 'minus ')
    .replace('+', 'plus ')
    .replace(/ ∠(-?\d+)°/, ' turned by $1 degrees');
}

/** Returns the text for screen readers, such as `85.4 percent` or `less than 0.01 percent`. */
export function spokenPercent(probability: number): string {
  return percent(probability).replace('<', 'less than ').replace('%', ' percent');
}

const quarters = [
  'almost nothing',
  'about a quarter',
  'about half',
  'about three quarters',
  'almost all',
] as const;

/** Describes the length of a bar or an arrow, from 0 to 1, as precisely as the eye sees it. */
export function roughLength(length: number): string {
  return length > 0.995 ? 'all' : (quarters[Math.round(length * 4)] ?? 'all');
}
