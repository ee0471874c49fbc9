/** The form in which a language writes the parts of an angle. */
interface AngleStyle {
  readonly pi: string;
}

/** The denominators of pi that are tried, which people and compilers write. */
const DENOMINATORS: readonly number[] = [
  1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20, 24, 32, 64, 128, 256, 512, 1024, 2048, 4096,
];

/**
 * Returns an angle as a fraction of pi if `numerator * pi / denominator`, computed in that order, is exactly that
 * number; else undefined.
 */
export function piFractionOf(
  angle: number,
): { readonly numerator: number; readonly denominator: number } | undefined {
  if (angle === 0) return undefined;
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round((angle * denominator) / Math.PI);
    if (
      Math.abs(numerator) > 0 &&
      Math.abs(numerator) <= 8192 &&
      (numerator * Math.PI) / denominator === angle
    )
      return { numerator, denominator };
  }
  return undefined;
}

/** Returns a text for an angle that reads back as exactly the same number: `3*pi/4`, `-pi`, `0.1`. */
export function angleText(angle: number, style: AngleStyle = { pi: 'pi' }): string {
  const fraction = piFractionOf(angle);
  if (!fraction) return numberText(angle);
  const { numerator, denominator } = fraction;
  const times = Math.abs(numerator) === 1 ? '' : `${Math.abs(numerator)}*`;
  const over = denominator === 1 ? '' : `/${denominator}`;
  return `${numerator < 0 ? '-' : ''}${times}${style.pi}${over}`;
}

/**
 * Writes a real number in the fewest digits that read back as exactly the same number (17 at most). It always has a
 * point, as OpenQASM 2 requires for reals: `2.0`, `1.0e-7`.
 */
export function numberText(value: number): string {
  if (value === 0) return '0';
  const [digits, exponent] = String(value).split('e');
  const withPoint = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? withPoint : `${withPoint}e${exponent.replace('+', '')}`;
}

/** Returns an angle as people write it: `3π/4` if that is exact, else four digits. */
export function angleLabel(angle: number): string {
  const fraction = piFractionOf(angle);
  if (!fraction) return String(Number(angle.toPrecision(4))).replace('-', '−');
  const { numerator, denominator } = fraction;
  const times = Math.abs(numerator) === 1 ? '' : String(Math.abs(numerator));
  return `${numerator < 0 ? '−' : ''}${times}π${denominator === 1 ? '' : `/${denominator}`}`;
}

/** The units of time that people write, the largest first, in nanoseconds. */
const TIME_UNITS = [
  ['s', 1e9],
  ['ms', 1e6],
  ['µs', 1e3],
  ['ns', 1],
] as const;

/** Returns a duration as people write it, to four digits: `100 ns`, `1.5 µs`. */
export function durationLabel(nanoseconds: number): string {
  const [unit, size] = TIME_UNITS.find(([, each]) => nanoseconds >= each) ?? ['ns', 1];
  return `${Number((nanoseconds / size).toPrecision(4))} ${unit}`;
}
