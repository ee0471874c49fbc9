/** The largest number of items for which all orders are tried. */
const MAX_PERMUTED = 5;

/**
 * Returns orders of this many items other than the present one, the simplest first: the reverse, those with two items
 * swapped, and, for up to five items, all others.
 */
export function* ordersOf(size: number): Generator<readonly number[]> {
  const given = Array.from({ length: size }, (_, i) => i);
  const seen = new Set([given.join()]);
  function* fresh(orders: Iterable<readonly number[]>): Generator<readonly number[]> {
    for (const order of orders) {
      if (seen.has(order.join())) continue;
      seen.add(order.join());
      yield order;
    }
  }
  yield* fresh([given.toReversed()]);
  yield* fresh(exchanges(given));
  if (size <= MAX_PERMUTED) yield* fresh(permutations(given));
}

function* exchanges(given: readonly number[]): Generator<readonly number[]> {
  for (const a of given) for (const b of given) if (a < b) yield given.with(a, b).with(b, a);
}

function* permutations(given: readonly number[]): Generator<readonly number[]> {
  if (given.length === 0) yield [];
  for (const first of given) {
    for (const rest of permutations(given.filter((other) => other !== first)))
      yield [first, ...rest];
  }
}
