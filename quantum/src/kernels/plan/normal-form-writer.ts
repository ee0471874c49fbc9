import { betweenSigns, grow, isOdd, phase, type KernelGate } from './kernel-gate.ts';

/** Smaller entries count as rounded zeros, as in cos(pi / 2). */
export const NEGLIGIBLE = 1e-15;

/**
 * Collects gates, and keeps track of work that can wait: factors of the whole state, wires that no gate has acted on,
 * and Z gates. A Z is never executed in its own place. It is moved behind the following gates, which costs no more than
 * the sign of a tangent. So H is a rotation like any other.
 */
export class NormalFormWriter {
  gates: KernelGate[] = [];
  re = 1;
  im = 0;
  isReal = true;
  /** Wires that are still in a basis state, which takes no memory and no work, and the values of these wires. */
  fresh: number;
  freshValues: number;
  /** Wires with a pending Z. */
  #signs = 0;
  /** For each wire, the cosines left out of its rotations so far, which are put back before they get too small. */
  readonly leftOut: Float64Array;

  constructor(wires: number, fresh: number, freshValues: number) {
    this.fresh = fresh;
    this.freshValues = freshValues & fresh;
    this.leftOut = new Float64Array(wires).fill(1);
  }

  isFresh(wire: number): boolean {
    return ((this.fresh >>> wire) & 1) === 1;
  }

  freshValue(wire: number): 0 | 1 {
    return ((this.freshValues >>> wire) & 1) === 1 ? 1 : 0;
  }

  write(gate: KernelGate): void {
    this.gates.push(betweenSigns(gate, this.#signs));
    if (gate.kind === 'swap' && isOdd(this.#signs & (gate.a ^ gate.b))) this.#moveSigns(gate);
  }

  /** Multiplies amplitudes with the bits `value` under `mask`; all of them if the mask is empty. */
  writePhase(mask: number, value: number, re: number, im: number): void {
    const isReal = Math.abs(im) < NEGLIGIBLE;
    if (isReal && Math.abs(re - 1) < NEGLIGIBLE) return;
    if (mask === 0) return this.takeOut(re, im);
    if (isReal && Math.abs(re + 1) < NEGLIGIBLE && (mask & (mask - 1)) === 0) {
      // -1 for |0> equals Z, and -1 for all.
      if (value === 0) this.takeOut(-1, 0);
      this.#signs ^= mask;
      return;
    }
    if (!isReal) this.isReal = false;
    this.gates.push(phase(mask, value, re, isReal ? 0 : im));
  }

  /** Returns the gates written so far, and empties the list. */
  takeGates(): KernelGate[] {
    const { gates } = this;
    this.gates = [];
    return gates;
  }

  /** Writes the remaining Z gates. */
  endSigns(): void {
    for (let left = this.#signs; left !== 0; left &= left - 1)
      this.gates.push(phase(left & -left, left & -left, -1, 0));
    this.#signs = 0;
  }

  /**
   * Handles signs that a swap does not keep, because the amplitudes it exchanged have opposite ones. After a CX there
   * is also a Z on its control; after SWAP the Z is on the other wire; otherwise the sign becomes a phase.
   */
  #moveSigns({ mask, a, b }: Extract<KernelGate, { kind: 'swap' }>): void {
    const changed = a ^ b;
    const isExchange = mask === changed && isPower(a) && isPower(b);
    if (isExchange) {
      this.#signs ^= changed;
    } else if ((changed & (changed - 1)) === 0) {
      this.writePhase(mask & ~changed, a & ~changed, -1, 0);
    } else {
      this.writePhase(mask, a, -1, 0);
      this.writePhase(mask, b, -1, 0);
    }
  }

  /** Takes out a factor of the whole state. */
  takeOut(re: number, im: number): void {
    const x = this.re;
    this.re = re * x - im * this.im;
    this.im = re * this.im + im * x;
  }

  /** Gives a fresh wire its memory, in its basis state. */
  endFresh(wire: number): void {
    const value = this.freshValue(wire);
    this.beginWith(wire, 1 - value, value);
  }

  /** Changes a fresh wire to `zero` |0> + `one` |1>. */
  beginWith(wire: number, zero: number, one: number): void {
    this.fresh &= ~(1 << wire);
    this.write(grow(wire, zero, one));
  }
}

function isPower(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}
