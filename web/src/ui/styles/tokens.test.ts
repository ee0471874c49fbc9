import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
])('%s on %s has a contrast of at least %f, by day and by night', (front, back, min) => {
  const pairs = [tokens.get(front), tokens.get(back)] as const;
  for (const scheme of [0, 1] as const) {
    const ratio = contrast(pairs[0]?.[scheme] ?? '', pairs[1]?.[scheme] ?? '');
    expect(ratio, scheme === 0 ? 'light' : 'dark').toBeGreaterThanOrEqual(min);
  }
});
