import { grow, phase, type KernelGate } from './kernel-gate.ts';

/** Entries below this are taken for the rounding of a zero, as in cos(pi / 2). */
export const NEGLIGIBLE = 1e-15;

/** Collects gates, and keeps track of factors taken out and of wires that nothing has acted on yet. */
export class NormalFormWriter {
  readonly gates: KernelGate[] = [];
  re = 1;
  im = 0;
  isReal = true;
  /** Wires that are still in a basis state, which takes no memory and no work, and which one. */
  fresh: number;
  freshValues: number;
  /** For each wire the cosines left out of its rotations so far, given back before they get too small. */
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
    this.gates.push(gate);
  }

  /** Multiplies amplitudes with the bits `value` under `mask`; all of them if the mask is empty. */
  writePhase(mask: number, value: number, re: number, im: number): void {
    const isReal = Math.abs(im) < NEGLIGIBLE;
    if (isReal && Math.abs(re - 1) < NEGLIGIBLE) return;
    if (mask === 0) return this.takeOut(re, im);
    if (!isReal) this.isReal = false;
    this.write(phase(mask, value, re, isReal ? 0 : im));
  }

  /** A factor of the whole state. */
  takeOut(re: number, im: number): void {
    const x = this.re;
    this.re = re * x - im * this.im;
    this.im = re * this.im + im * x;
  }

  /** Gives a fresh wire its room in memory, in the basis state it is in. */
  endFresh(wire: number): void {
    const value = this.freshValue(wire);
    this.beginWith(wire, 1 - value, value);
  }

  /** A fresh wire becomes `zero` |0> + `one` |1>. */
  beginWith(wire: number, zero: number, one: number): void {
    this.fresh &= ~(1 << wire);
    this.write(grow(wire, zero, one));
  }
}
