/** From which chance on a text is blocked or asked about. `npm run measure -w moderation` prints what follows. */

/** Signs that make a text suspicious unless the classifier calls it clearly fine. */
export const strongSigns: ReadonlySet<string> = new Set([
  'phone',
  'digits',
  'spelled-digits',
  'number-words',
  'mail',
  'link',
  'postcode',
  'street',
  'add-me',
  'left-out',
  'rude-2',
  'rude-foreign',
]);

/** Signs that find a person without another word. */
export const findingSigns: ReadonlySet<string> = new Set([
  'phone',
  'digits',
  'spelled-digits',
  'number-words',
  'mail',
  'link',
  'postcode',
  'street',
]);

const same = (chance: number) => ({
  unsafe: chance,
  unkind: chance,
  rude: chance,
  personal: chance,
  help: chance,
});

export const thresholds = {
  alone: { block: same(0.87), ask: same(0.68), signed: { block: 0.6, ask: 0.4 } },
  together: { block: same(0.95), ask: same(0.9), signed: { block: 0.85, ask: 0.7 } },
} as const;
