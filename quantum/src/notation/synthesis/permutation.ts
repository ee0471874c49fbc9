import type { Control } from '../../circuit/parts.ts';
import { fragment, gateOperation, type Fragment } from '../fragment.ts';

/**
 * Writes a permutation of basis states as X gates under controls, exactly: basis state k becomes `images[k]`.
 *
 * It uses the transformation-based synthesis of Miller, Maslov, and Dueck (DAC 2003). From 0 upward, X gates after the
 * permutation turn each image into its own index, and their controls leave all smaller numbers unchanged. It makes at
 * most wires 2^wires gates.
 */
export function synthesizePermutation(images: readonly number[]): Fragment {
  const wires = Math.log2(images.length);
  const rest = [...images];
  const flips: { readonly wire: number; readonly under: number }[] = [];
  const flip = (wire: number, under: number): void => {
    flips.push({ wire, under });
    for (const [index, image] of rest.entries())
      if ((image & under) === under) rest[index] = image ^ (1 << wire);
  };
  for (let index = 0; index < rest.length; index++) {
    for (let wire = 0; wire < wires; wire++)
      if (((index & ~rest[index]) >>> wire) & 1) flip(wire, rest[index]);
    for (let wire = 0; wire < wires; wire++)
      if (((rest[index] & ~index) >>> wire) & 1) flip(wire, index);
  }
  const operations = flips.reverse().map(({ wire, under }) => {
    const controls = Array.from({ length: wires }, (_, w): Control => ({ wire: w, on: 1 }));
    return gateOperation(
      'x',
      [],
      [wire],
      controls.filter((control) => (under >>> control.wire) & 1),
    );
  });
  return fragment(operations);
}
