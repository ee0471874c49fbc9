/** From which chance on a text is blocked or asked about. `npm run measure -w moderation` shows what follows. */
import type { Kind } from './kinds.ts';

/** Kinds that have signs of their own. */
export type SignedKind = Extract<Kind, 'personal' | 'rude'>;

/**
 * Signs that make a text suspicious unless the classifier calls it clearly fine, with the kind that they speak for.
 * The first one that a text has counts.
 */
export const strongSigns: ReadonlyMap<string, SignedKind> = new Map([
  ['phone', 'personal'],
  ['digits', 'personal'],
  ['spelled-digits', 'personal'],
  ['number-words', 'personal'],
  ['mail', 'personal'],
  ['link', 'personal'],
  ['postcode', 'personal'],
  ['street', 'personal'],
  ['add-me', 'personal'],
  ['left-out', 'rude'],
  ['rude-2', 'rude'],
  ['hate', 'rude'],
  ['rude-foreign', 'rude'],
]);

/** Signs that speak against a name, whatever the classifier thinks of it. */
export const signsInNames: ReadonlySet<string> = new Set([
  'phone',
  'digits',
  'mail',
  'link',
  'postcode',
  'street',
  'add-me',
  'left-out',
  'rude-2',
  'hate',
]);

export interface Limits {
  readonly block: Readonly<Record<Kind, number>>;
  readonly ask: Readonly<Record<Kind, number>>;
  /** If there is a strong sign of that kind. */
  readonly signed: Readonly<Record<SignedKind, { readonly block: number; readonly ask: number }>>;
}

const same = (chance: number): Readonly<Record<Kind, number>> => ({
  unsafe: chance,
  unkind: chance,
  rude: chance,
  personal: chance,
  help: chance,
});

export const thresholds: Readonly<Record<'alone' | 'together' | 'name', Limits>> = {
  alone: {
    block: { unsafe: 0.88, unkind: 0.89, rude: 0.87, personal: 0.855, help: 0.83 },
    ask: { unsafe: 0.61, unkind: 0.61, rude: 0.63, personal: 0.61, help: 0.5 },
    signed: { personal: { block: 0.68, ask: 0.48 }, rude: { block: 0.68, ask: 0.48 } },
  },
  /** Short messages of the same sender, read together. */
  together: {
    block: same(0.97),
    ask: same(0.96),
    signed: { personal: { block: 0.7, ask: 0.6 }, rude: { block: 0.7, ask: 0.6 } },
  },
  /** Names are often words that nobody knows. Nobody is asked about one. */
  name: {
    block: same(0.985),
    ask: same(1),
    signed: { personal: { block: 0.05, ask: 1 }, rude: { block: 0.05, ask: 1 } },
  },
};
