import { expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

const grounds = ['ground', 'surface', 'sunken', 'raised'];
const onGrounds = (name: string) => grounds.map((ground) => [name, ground] as const);
const soft = (name: string) => [`${name}-ink`, `${name}-soft`] as const;

const texts = [
  ...[
    'ink',
    'ink-soft',
    'action-ink',
    'zero-ink',
    'one-ink',
    'points-ink',
    'good-ink',
    'bad-ink',
  ].flatMap(onGrounds),
  ...['action', 'zero', 'one', 'points', 'good', 'bad'].map(soft),
  ...['action-soft', 'bad-soft', 'good-soft', 'points-soft'].flatMap((name) => [
    ['ink', name] as const,
    ['ink-soft', name] as const,
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-strong'],
  ['deep-ink', 'deep'],
  ['deep-ink', 'deep-raised'],
  ['deep-soft', 'deep'],
  ['deep-soft', 'deep-raised'],
  ['deep-one', 'deep-raised'],
  ['deep-points', 'deep-raised'],
] as const;

const shapes = [
  ...['control', 'action', 'zero', 'one', 'good', 'bad'].flatMap((name) =>
    ['ground', 'surface', 'sunken'].map((ground) => [name, ground] as const),
  ),
  ['deep-zero', 'deep'],
  ['deep-one', 'deep'],
  ['deep-points', 'deep'],
] as const;

test.each([
  ...texts.map(([front, back]) => [front, back, 4.5] as const),
  ...shapes.map(([front, back]) => [front, back, 3] as const),
])('%s on %s has a contrast of at least %f, in light and dark mode', (front, back, min) => {
  const pairs = [tokens.get(front), tokens.get(back)] as const;
  for (const scheme of [0, 1] as const) {
    const ratio = contrast(pairs[0]?.[scheme] ?? '', pairs[1]?.[scheme] ?? '');
    expect(ratio, scheme === 0 ? 'light' : 'dark').toBeGreaterThanOrEqual(min);
  }
});
