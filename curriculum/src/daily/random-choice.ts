/** Repeatable choices: a puzzle is made from its kind, level, and index, and from nothing else. */
import type { Level, PuzzleKind } from '@qubloom/contract';
import { createRandom, type Random } from '@qubloom/quantum';

/**
 * Part of every seed. A change of a generator changes the puzzles of all days, past ones, too. A new version says so.
 */
const version = 1;

/** The source of all choices in one puzzle, or in the order of a list (without an index). */
export function randomFor(kind: PuzzleKind, level: Level, index?: number): Random {
  return createRandom(hashOf(`${version}/${kind}/${level}/${index ?? 'order'}`));
}

/** FNV-1a, 32 bits. Source: RFC 9923. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns an integer from 0 to `below - 1`. */
export function integerBelow(random: Random, below: number): number {
  return Math.floor(random.next() * below);
}

/** @throws {RangeError} if there is nothing to choose from. */
export function chosen<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[integerBelow(random, items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}

/** Fisher and Yates, in Durstenfeld's form. */
export function inRandomOrder<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = integerBelow(random, last + 1);
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    [order[last], order[other]] = [b, a];
  }
  return order;
}

/** Tries until something is made. A generator that finds nothing in 10,000 tries is wrong. */
export function firstMade<Made>(attempt: () => Made | undefined): Made {
  for (let tries = 0; tries < 10_000; tries++) {
    const made = attempt();
    if (made !== undefined) return made;
  }
  throw new Error('The generator makes no puzzle.');
}
