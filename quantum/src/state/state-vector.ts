import type { InitialState } from '../circuit/parts.ts';

/**
 * A pure state of `wires` qubits. Amplitude `k` is at `amplitudes[2 k]` (real part) and `amplitudes[2 k + 1]`
 * (imaginary part); bit `w` of `k` is the value of wire `w`.
 */
export interface StateVector {
  readonly wires: number;
  readonly amplitudes: Float64Array;
}

/** The most qubits of a state vector: 2^26 amplitudes fill 1 GiB. */
export const MAX_STATE_WIRES = 26;

/** A state would not fit. It is refused before memory is allocated. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Throws `TooLarge`, with the missing amount of memory, if a state vector cannot be created. */
export function requireRoomFor(wires: number, max = MAX_STATE_WIRES): void {
  if (wires <= max) return;
  throw new TooLarge(
    `The state of ${wires} qubits has 2^${wires} amplitudes, which take ${bytesInWords(2 ** (wires + 4))}. ` +
      `At most ${max} qubits fit here.`,
  );
}

/** Returns the basis state |index>. Throws `TooLarge` above 26 wires. */
export function basisState(wires: number, index = 0): StateVector {
  requireRoomFor(wires);
  const amplitudes = new Float64Array(2 * 2 ** wires);
  amplitudes[2 * index] = 1;
  return { wires, amplitudes };
}

const H = Math.SQRT1_2;
/** The re and im of the amplitudes of |0> and |1>. */
const ONE_QUBIT: { readonly [state in InitialState]: readonly [number, number, number, number] } = {
  '0': [1, 0, 0, 0],
  '1': [0, 0, 1, 0],
  '+': [H, 0, H, 0],
  '-': [H, 0, -H, 0],
  i: [H, 0, 0, H],
  '-i': [H, 0, 0, -H],
};

/** Returns the state with each wire in its own state, `initial[0]` on wire 0. Throws `TooLarge` above 26 wires. */
export function productState(initial: readonly InitialState[]): StateVector {
  const state = basisState(initial.length);
  const a = state.amplitudes;
  for (const [wire, name] of initial.entries()) {
    const [zeroRe, zeroIm, oneRe, oneIm] = ONE_QUBIT[name];
    const half = 2 ** wire;
    for (let k = 0; k < half; k++) {
      const re = a[2 * k];
      const im = a[2 * k + 1];
      a[2 * (k + half)] = re * oneRe - im * oneIm;
      a[2 * (k + half) + 1] = re * oneIm + im * oneRe;
      a[2 * k] = re * zeroRe - im * zeroIm;
      a[2 * k + 1] = re * zeroIm + im * zeroRe;
    }
  }
  return state;
}

export function copyOfState(state: StateVector): StateVector {
  return { wires: state.wires, amplitudes: state.amplitudes.slice() };
}

/** Returns the sum of the squared moduli, which is 1 for a sound state. */
export function squaredNorm(state: StateVector): number {
  const a = state.amplitudes;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * a[i];
  return sum;
}

function bytesInWords(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${Number(amount.toPrecision(3))} ${units[unit]}`;
}
