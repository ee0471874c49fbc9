/** One complex number. Long lists are stored as interleaved `re, im` in a `Float64Array` instead. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

export function complex(re: number, im = 0): Complex {
  return { re, im };
}

/** Returns `modulus * e^(i * angle)`, with the angle in radians. */
export function fromPolar(modulus: number, angle: number): Complex {
  return { re: modulus * Math.cos(angle), im: modulus * Math.sin(angle) };
}

export function addComplex(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function multiplyComplex(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

export function conjugate(a: Complex): Complex {
  return { re: a.re, im: -a.im };
}

/** Returns |a|, computed so that neither part can overflow. */
export function modulus(a: Complex): number {
  return Math.hypot(a.re, a.im);
}

/** Returns |a|^2, the probability that belongs to an amplitude. */
export function squaredModulus(a: Complex): number {
  return a.re * a.re + a.im * a.im;
}

/** Returns the angle of `a` in radians, in (-pi, pi]; 0 for zero. */
export function argument(a: Complex): number {
  return Math.atan2(a.im, a.re);
}
