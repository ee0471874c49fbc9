/** How numbers of a state are written and spoken. */

/** Amplitudes below this are rounding. */
export const epsilon = 1e-6;

/** Whole degrees from -179 to 180. */
export function degreesOf(re: number, im: number): number {
  const degrees = Math.round((Math.atan2(im, re) * 180) / Math.PI);
  return degrees === -180 ? 180 : degrees;
}

export function isReal(im: number): boolean {
  return Math.abs(im) < epsilon;
}

/** `+0.71`, `−0.5`, `0.71 at 90°`, `0`. */
export function amplitudeText(re: number, im: number): string {
  const length = Math.hypot(re, im);
  if (length < epsilon) return '0';
  if (isReal(im)) return `${re < 0 ? '−' : '+'}${numberText(length)}`;
  return `${numberText(length)} at ${signedText(degreesOf(re, im))}°`;
}

/** Two decimals, without zeros at the end: `0.71`, `0.5`, `1`. */
export function numberText(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}

export function signedText(value: number): string {
  const text = numberText(Math.abs(value));
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** `q2, q1, q0`: how the digits of a ket are to be read. */
export function orderText(wires: number): string {
  const names = Array.from({ length: wires }, (_, i) => `q${wires - 1 - i}`);
  return wires > 5 ? `${names[0] ?? ''} … q1 q0` : names.join(' ');
}

/** Made once: that takes longer than a whole display. */
const counts = new Intl.NumberFormat('en-GB');

/** `65,536`. */
export function countText(count: number): string {
  return counts.format(count);
}

export function shotsText(count: number): string {
  return count === 1 ? '1 shot' : `${countText(count)} shots`;
}

export function timesText(count: number): string {
  return count === 1 ? 'once' : `${countText(count)} times`;
}
