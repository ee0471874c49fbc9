/**
 * The next offset of a lattice: adding with all fixed bits set carries across them, so one `or`, one
 * addition and one `and` step over any set of fixed bits. The result has zeros at the fixed bits, and
 * is not below the size once the lattice is through.
 */
export function nextOffset(offset: u32, fixed: u32, step: u32): u32 {
  return ((offset | fixed) + step) & ~fixed;
}

/** x - t y: one half of a rotation without its cosine. */
export function minus(x: v128, t: v128, y: v128): v128 {
  return f64x2.sub(x, f64x2.mul(t, y));
}

/** x + t y: the other half. */
export function plus(x: v128, t: v128, y: v128): v128 {
  return f64x2.add(x, f64x2.mul(t, y));
}
