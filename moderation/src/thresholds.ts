/**
 * The chances from which a text is blocked, or its sender is asked about it. `npm run measure -w moderation` shows the
 * effects.
 */
import type { Kind } from './kinds.ts';

/** Kinds that a sign alone can suggest. */
export type SignedKind = Extract<Kind, 'personal' | 'rude'>;

/**
 * Signs that make a text suspicious unless the classifier calls it clearly fine, each with the kind that it suggests. If
 * a text has several, the first one counts.
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
  ['handle-on', 'personal'],
  ['left-out', 'rude'],
  ['rude-2', 'rude'],
  ['hate', 'rude'],
  ['rude-foreign', 'rude'],
]);

/** Signs that no name may have, no matter what the classifier says about it. */
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
  /** The chances for a text that has a strong sign of the kind. */
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
    block: { unsafe: 0.88, unkind: 0.89, rude: 0.865, personal: 0.85, help: 0.83 },
    ask: { unsafe: 0.575, unkind: 0.575, rude: 0.595, personal: 0.575, help: 0.46 },
    signed: { personal: { block: 0.67, ask: 0.44 }, rude: { block: 0.67, ask: 0.44 } },
  },
  /** Short messages of the same sender, read together. */
  together: {
    block: same(0.97),
    ask: same(0.96),
    signed: { personal: { block: 0.7, ask: 0.6 }, rude: { block: 0.7, ask: 0.6 } },
  },
  /** A name is often a word that the classifier does not know. It is never asked about, only blocked or not. */
  name: {
    block: same(0.985),
    ask: same(1),
    signed: { personal: { block: 0.05, ask: 1 }, rude: { block: 0.05, ask: 1 } },
  },
};
