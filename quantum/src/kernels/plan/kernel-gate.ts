/**
 * The gates that the kernels support, and the normal form in which each gate is expressed.
 *
 * Sets of wires are bit masks: bit `w` represents wire `w`. A factor is taken out of each matrix if that saves
 * arithmetic; the product of these factors is kept beside the gates.
 */
export type KernelGate = Wires &
  (
    | {
        /** [1 -t; t 1], a real rotation without its cosine. */
        readonly kind: 'rotate';
        readonly wire: number;
        readonly t: number;
      }
    | {
        /** [1 -it; -it 1], a rotation about X without its cosine. */
        readonly kind: 'turn';
        readonly wire: number;
        readonly t: number;
      }
    | {
        /** Multiplies amplitudes whose index has the bits `value` under `mask` by re + i im. */
        readonly kind: 'phase';
        readonly mask: number;
        readonly value: number;
        readonly re: number;
        readonly im: number;
      }
    | {
        /** For all other wires: the amplitudes with the bits `a` and `b` under `mask` are exchanged. */
        readonly kind: 'swap';
        readonly mask: number;
        readonly a: number;
        readonly b: number;
      }
    | {
        /** The amplitudes with the bits `a` and `b` under `mask` are mixed by a 2x2 matrix (8 numbers). */
        readonly kind: 'mix';
        readonly mask: number;
        readonly a: number;
        readonly b: number;
        readonly matrix: readonly number[];
        readonly isReal: boolean;
      }
    | {
        /** Any matrix on its targets, if the wires of `mask` have the bits `value`. */
        readonly kind: 'dense';
        readonly targets: readonly number[];
        readonly mask: number;
        readonly value: number;
        readonly matrix: Float64Array;
      }
    | {
        /** The first gate on a wire that was |0>: its amplitudes become `zero` and `one` times the old ones. */
        readonly kind: 'grow';
        readonly wire: number;
        readonly zero: number;
        readonly one: number;
      }
  );

/**
 * The action of a gate on each of its wires. Two gates commute if, on every wire they share, both are diagonal or both
 * are diagonal in the basis of X (they only flip it).
 */
export interface Wires {
  readonly diagonal: number;
  readonly flipped: number;
  readonly mixed: number;
}

export function rotate(wire: number, t: number): KernelGate {
  return { kind: 'rotate', wire, t, diagonal: 0, flipped: 0, mixed: 1 << wire };
}

export function turn(wire: number, t: number): KernelGate {
  return { kind: 'turn', wire, t, diagonal: 0, flipped: 1 << wire, mixed: 0 };
}

export function phase(mask: number, value: number, re: number, im: number): KernelGate {
  return { kind: 'phase', mask, value, re, im, diagonal: mask, flipped: 0, mixed: 0 };
}

export function swap(mask: number, a: number, b: number): KernelGate {
  const changed = a ^ b;
  const isFlip = (changed & (changed - 1)) === 0;
  return {
    kind: 'swap',
    mask,
    a,
    b,
    diagonal: mask & ~changed,
    flipped: isFlip ? changed : 0,
    mixed: isFlip ? 0 : changed,
  };
}

export function mix(mask: number, a: number, b: number, matrix: readonly number[]): KernelGate {
  const changed = a ^ b;
  const isReal = matrix[1] === 0 && matrix[3] === 0 && matrix[5] === 0 && matrix[7] === 0;
  return {
    kind: 'mix',
    mask,
    a,
    b,
    matrix,
    isReal,
    diagonal: mask & ~changed,
    flipped: 0,
    mixed: changed,
  };
}

export function dense(
  targets: readonly number[],
  mask: number,
  value: number,
  matrix: Float64Array,
): KernelGate {
  return {
    kind: 'dense',
    targets,
    mask,
    value,
    matrix,
    diagonal: mask,
    flipped: 0,
    mixed: maskOf(targets),
  };
}

export function grow(wire: number, zero: number, one: number): KernelGate {
  return { kind: 'grow', wire, zero, one, diagonal: 0, flipped: 0, mixed: 1 << wire };
}

/** Returns the gate with Z on the wires of `signs` before and after it. */
export function betweenSigns(gate: KernelGate, signs: number): KernelGate {
  switch (gate.kind) {
    case 'rotate':
    case 'turn':
      return (signs >>> gate.wire) & 1 ? { ...gate, t: -gate.t } : gate;
    case 'mix': {
      const sign = isOdd(signs & (gate.a ^ gate.b)) ? -1 : 1;
      return { ...gate, matrix: gate.matrix.map((x, i) => (i >= 2 && i < 6 ? sign * x : x)) };
    }
    case 'dense': {
      const size = 2 ** gate.targets.length;
      const signOf = (row: number) =>
        gate.targets.reduce(
          (sign, wire, i) => ((signs >>> wire) & (row >>> i) & 1 ? -sign : sign),
          1,
        );
      return {
        ...gate,
        matrix: gate.matrix.map(
          (x, i) => signOf((i >> 1) % size) * signOf(Math.floor((i >> 1) / size)) * x,
        ),
      };
    }
    default:
      return gate;
  }
}

export function isOdd(bits: number): boolean {
  let parity = bits;
  for (let shift = 16; shift > 0; shift >>>= 1) parity ^= parity >>> shift;
  return (parity & 1) === 1;
}

export function wiresOfGate(gate: Wires): number {
  return gate.diagonal | gate.flipped | gate.mixed;
}

export function maskOf(wires: readonly number[]): number {
  let mask = 0;
  for (const wire of wires) mask |= 1 << wire;
  return mask;
}
