/** The written and spoken forms of a state's numbers. */

/** Smaller amplitudes are rounding errors. */
export const epsilon = 1e-6;

/** Returns whole degrees from -179 to 180. */
export function degreesOf(re: number, im: number): number {
  const degrees = Math.round((Math.atan2(im, re) * 180) / Math.PI);
  return degrees === -180 ? 180 : degrees;
}

export function isReal(im: number): boolean {
  return Math.abs(im) < epsilon;
}

/** Returns `+0.71`, `−0.5`, `0.71 at 90°`, or `0`, for example. */
export function amplitudeText(re: number, im: number): string {
  const length = Math.hypot(re, im);
  if (length < epsilon) return '0';
  if (isReal(im)) return `${re < 0 ? '−' : '+'}${numberText(length)}`;
  return `${numberText(length)} at ${signedText(degreesOf(re, im))}°`;
}

/** Returns at most two decimals, without zeros at the end: `0.71`, `0.5`, `1`. */
export function numberText(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}

export function signedText(value: number): string {
  const text = numberText(Math.abs(value));
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** Returns the order of a ket's digits, such as `q2, q1, q0`. */
export function orderText(wires: number): string {
  const names = Array.from({ length: wires }, (_, i) => `q${wires - 1 - i}`);
  return wires > 5 ? `${names[0] ?? ''} … q1 q0` : names.join(' ');
}

/** Created once, because creating it takes longer than rendering a whole display. */
const counts = new Intl.NumberFormat('en-GB');

/** Returns `65,536`, for example. */
export function countText(count: number): string {
  return counts.format(count);
}

export function shotsText(count: number): string {
  return count === 1 ? '1 shot' : `${countText(count)} shots`;
}

export function timesText(count: number): string {
  return count === 1 ? 'once' : `${countText(count)} times`;
}
