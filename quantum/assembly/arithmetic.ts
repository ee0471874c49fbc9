/** x - t y: one half of a rotation without its cosine. */
export function minus(x: v128, t: v128, y: v128): v128 {
  return f64x2.sub(x, f64x2.mul(t, y));
}

/** x + t y: the other half. */
export function plus(x: v128, t: v128, y: v128): v128 {
  return f64x2.add(x, f64x2.mul(t, y));
}
