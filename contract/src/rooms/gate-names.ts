/** Gate names that every learner may use in a room. Children without free chat must choose one of these. */
export const readyGateNames = [
  'Star',
  'Moon',
  'Sun',
  'Comet',
  'Rocket',
  'Planet',
  'Galaxy',
  'Rainbow',
  'Thunder',
  'Snow',
  'Wave',
  'Echo',
  'Spark',
  'Magnet',
  'Mirror',
  'Mixer',
  'Twister',
  'Flipper',
  'Bridge',
  'Puzzle',
  'Maze',
  'Robot',
  'Dragon',
  'Unicorn',
  'Tiger',
  'Panda',
  'Fox',
  'Owl',
  'Dolphin',
  'Turtle',
  'Lemon',
  'Cherry',
] as const;

const ready: ReadonlySet<string> = new Set(readyGateNames);

/**
 * Names of arithmetic gates, made from what they do, such as `+1 mod 8` and `×7 mod 15`. Nobody types these
 * names.
 */
const counting = /^(?:[+-]1|[+-]A|×(\d{1,3})) mod (\d{1,3})$/;
const largestNumber = 256;

/** Returns true if a name is in the list or is the name of an arithmetic gate. */
export function isReadyGateName(name: string): boolean {
  if (ready.has(name)) return true;
  const [found, ...numbers] = counting.exec(name) ?? [];
  return found !== undefined && numbers.every((each = '1') => Number(each) <= largestNumber);
}
