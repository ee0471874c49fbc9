/** Amplitudes and probabilities in words and numbers that learners read. */
import { percent } from '@qubloom/contract';
import { formatBits, type StateVector } from '@qubloom/quantum';

/** One basis state of a few wires, the highest wire first. */
export interface Amplitude {
  readonly bits: string;
  readonly re: number;
  readonly im: number;
}

/** Below this a number is rounding. */
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

/** `+0.71`, `−0.50`, `0.71 ∠90°` for what is not real, `0` for nothing. */
export function formatAmplitude({ re, im }: Pick<Amplitude, 're' | 'im'>): string {
  const length = Math.hypot(re, im);
  if (length < epsilon) return '0';
  const size = length.toFixed(2);
  if (Math.abs(im) < epsilon) return `${re < 0 ? '−' : '+'}${size}`;
  return `${size} ∠${Math.round((Math.atan2(im, re) * 180) / Math.PI)}°`;
}

/** `plus 0.71`, as a screen reader should say it. */
export function spokenAmplitude(amplitude: Pick<Amplitude, 're' | 'im'>): string {
  return formatAmplitude(amplitude)
    .replace('−', 'minus ')
    .replace('+', 'plus ')
    .replace(/ ∠(-?\d+)°/, ' turned by $1 degrees');
}

/** `85.4 percent`, `less than 0.01 percent`, as a screen reader should say it. */
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

/** How much of its full length a bar or an arrow has, from 0 to 1, as an eye tells it. */
export function roughLength(length: number): string {
  return length > 0.995 ? 'all' : (quarters[Math.round(length * 4)] ?? 'all');
}
