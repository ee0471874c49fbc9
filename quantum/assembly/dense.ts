/*
 * Any matrix on any number of qubits: what no faster kernel knows. For each point of the lattice the
 * 2^t amplitudes of the t targets are copied to scratch memory and multiplied by the matrix.
 *
 * The table holds 2^t byte offsets (u32, padded to a multiple of 16 bytes) and then the matrix, row by
 * row, re before im. A lane that a control excludes has 0 for numbers 0 and 1 and 1 for 2 and 3; the other
 * way round for a lane that takes part. 8 * 4^t operations a point.
 */
import { aOf, freeOf, numbersOf, sizeOf, strideOf, tableOf, tableSizeOf } from './sweep';

export function mixMany(sweep: usize, block: usize, scratch: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const rows = (<usize>1) << tableSizeOf(sweep);
  const places = tableOf(sweep);
  const matrix = places + (rows < 4 ? 16 : rows << 2);
  const taken = numbersOf(sweep, 0);
  const kept = numbersOf(sweep, 2);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    for (let row: usize = 0; row < rows; row++) {
      const from = p + load<u32>(places + (row << 2));
      const to = scratch + (row << 5);
      v128.store(to, v128.load(from));
      v128.store(to, v128.load(from, 16), 16);
    }
    let entry = matrix;
    for (let row: usize = 0; row < rows; row++) {
      let re = f64x2.splat(0);
      let im = f64x2.splat(0);
      for (let column: usize = 0; column < rows; column++, entry += 16) {
        const x = scratch + (column << 5);
        const xr = v128.load(x);
        const xi = v128.load(x, 16);
        const c = v128.load64_splat(entry);
        const s = v128.load64_splat(entry, 8);
        re = f64x2.add(re, f64x2.sub(f64x2.mul(c, xr), f64x2.mul(s, xi)));
        im = f64x2.add(im, f64x2.add(f64x2.mul(c, xi), f64x2.mul(s, xr)));
      }
      const to = p + load<u32>(places + (row << 2));
      v128.store(to, f64x2.add(f64x2.mul(taken, re), f64x2.mul(kept, v128.load(to))));
      v128.store(to, f64x2.add(f64x2.mul(taken, im), f64x2.mul(kept, v128.load(to, 16))), 16);
    }
  }
}
