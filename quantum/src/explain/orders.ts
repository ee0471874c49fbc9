/** Up to so many things, all their orders are tried. */
const MAX_PERMUTED = 5;

/**
 * Orders of so many things that are not the one they have, the simplest first: backwards, two exchanged,
 * and, up to five things, all others.
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
