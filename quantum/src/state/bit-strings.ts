/**
 * Writes a number as bits, the most significant first: how kets and outcomes are written. For up to 53
 * bits.
 */
export function formatBits(value: number, length: number): string {
  return length === 0 ? '' : value.toString(2).padStart(length, '0');
}

/** A basis state of so many wires as a ket, the highest wire first: `|01⟩`. */
export function formatKet(index: number, wires: number): string {
  return `|${formatBits(index, wires)}⟩`;
}

/** The number that a string of 0 and 1 writes. Throws a SyntaxError for anything else. */
export function parseBits(bits: string): number {
  if (!/^[01]{1,53}$/.test(bits)) throw new SyntaxError(`"${bits}" is not written in 0 and 1.`);
  return Number.parseInt(bits, 2);
}

/** Classical bits as one string: the last bit first, as Qiskit writes a count's key without blanks. */
export function formatClassicalBits(bits: ArrayLike<number>): string {
  let text = '';
  for (let bit = bits.length - 1; bit >= 0; bit--) text += bits[bit] === 0 ? '0' : '1';
  return text;
}
