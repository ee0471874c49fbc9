/** Required values of wires: `{ 0: 1, 2: 0 }` for wire 0 at 1 and wire 2 at 0. */
export type WireValues = Readonly<Record<number, 0 | 1>>;

/** Basis index `k` has the values if `(k & mask) === bits`. */
export function maskOf(values: WireValues): { readonly mask: number; readonly bits: number } {
  let mask = 0;
  let bits = 0;
  for (const [wire, value] of Object.entries(values)) {
    mask |= 1 << Number(wire);
    bits |= value << Number(wire);
  }
  return { mask, bits };
}
