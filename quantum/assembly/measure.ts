/*
 * Functions that go over memory without running a program.
 */

/** Reads and writes `bytes` bytes in place: the least that one pass over a state can cost. For the bench. */
export function touch(from: usize, bytes: usize): void {
  const one = f64x2.splat(1);
  for (const end = from + bytes; from < end; from += 64) {
    v128.store(from, f64x2.mul(one, v128.load(from)));
    v128.store(from, f64x2.mul(one, v128.load(from, 16)), 16);
    v128.store(from, f64x2.mul(one, v128.load(from, 32)), 32);
    v128.store(from, f64x2.mul(one, v128.load(from, 48)), 48);
  }
}

/** The bits that are 1 in the index of any amplitude, of interleaved re, im, that is not zero. */
export function support(from: usize, bytes: usize): u32 {
  const zero = f64x2.splat(0);
  let bits: u32 = 0;
  for (let offset: usize = 0; offset < bytes; offset += 16) {
    if (v128.any_true(f64x2.ne(v128.load(from + offset), zero))) bits |= <u32>(offset >> 4);
  }
  return bits;
}
