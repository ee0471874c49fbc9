/**
 * Repeatable randomness. The generator is xoshiro128** 1.1 (Blackman and Vigna, 2018), initialized from the seed by
 * splitmix32. The same seed gives the same numbers on every machine and in every version.
 */
export interface Random {
  /** Returns a number that is uniform over the multiples of 2^-53 in [0, 1). */
  next(): number;
  /** Returns a number that is uniform over the integers 0 to 2^32 - 1. */
  nextUint32(): number;
}

/** Creates a generator for `seed`, which is any safe integer; both of its halves count. */
export function createRandom(seed: number): Random {
  const fill = splitmix32(seed);
  return xoshiro128([fill(), fill(), fill(), fill() | 1]); // the state must not be all zero
}

/** Creates the generator itself from its state of four 32-bit integers. */
export function xoshiro128([a, b, c, d]: readonly [number, number, number, number]): Random {
  function nextUint32(): number {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result >>> 0;
  }

  function next(): number {
    const high = nextUint32() >>> 5;
    const low = nextUint32() >>> 6;
    return (high * 0x4000000 + low) / 0x20000000000000;
  }

  return { next, nextUint32 };
}

/** Returns a random seed for runs without a given one. It is not for secrets. */
export function freshSeed(): number {
  return Math.floor(Math.random() * 0x100000000);
}

/** Returns how many of `trials` independent trials succeed, each with `probability`. It costs one draw per trial. */
export function drawSuccesses(random: Random, trials: number, probability: number): number {
  if (probability <= 0) return 0;
  if (probability >= 1) return trials;
  let successes = 0;
  for (let trial = 0; trial < trials; trial++) {
    if (random.next() < probability) successes++;
  }
  return successes;
}

function rotateLeft(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function splitmix32(seed: number): () => number {
  let state = (seed | 0) ^ Math.imul(Math.floor(seed / 0x100000000) | 0, 0x85ebca6b);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
