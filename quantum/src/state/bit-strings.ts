/** Writes a number as bits, the most significant first, as in kets and outcomes. It is for up to 53 bits. */
export function formatBits(value: number, length: number): string {
  return length === 0 ? '' : value.toString(2).padStart(length, '0');
}

/** Writes a basis state of this many wires as a ket, the highest wire first: `|01⟩`. */
export function formatKet(index: number, wires: number): string {
  return `|${formatBits(index, wires)}⟩`;
}

/** Returns the number written as a string of 0 and 1. Throws a SyntaxError for anything else. */
export function parseBits(bits: string): number {
  if (!/^[01]{1,53}$/.test(bits)) throw new SyntaxError(`"${bits}" is not written in 0 and 1.`);
  return Number.parseInt(bits, 2);
}

/** Writes classical bits as one string: the last bit first, as Qiskit writes a count's key without spaces. */
export function formatClassicalBits(bits: ArrayLike<number>): string {
  let text = '';
  for (let bit = bits.length - 1; bit >= 0; bit--) text += bits[bit] === 0 ? '0' : '1';
  return text;
}
