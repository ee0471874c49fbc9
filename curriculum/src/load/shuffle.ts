/** Places that are derived from a key: spread over all places, and the same at every start. */

const sumOf = (key: string) =>
  [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Returns the place of the right one among this many. */
export function placeOfAnswer(key: string, places: number): number {
  return sumOf(key) % places;
}

/** Returns the items in an order that is none of the `refused` ones. */
export function shuffled(
  key: string,
  items: readonly number[],
  refused: readonly (readonly number[])[],
): number[] {
  for (let turn = sumOf(key); ; turn++) {
    const left = [...items];
    let seed = (turn * 2654435761) % 2 ** 32;
    const order = items.flatMap(() => {
      // A linear congruential step; Numerical Recipes, section 7.1.
      seed = (seed * 1664525 + 1013904223) % 2 ** 32;
      return left.splice(Math.floor((seed / 2 ** 32) * left.length), 1);
    });
    if (!refused.some((one) => one.join() === order.join())) return order;
  }
}
