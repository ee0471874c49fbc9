import { AchievementId, type Achievement } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { firstRipple } from '../../../testing/lessons.ts';
import { newsOf, parseSeen, seenAfter, type KnownNow } from './news-state.ts';

const badge = (id: number, unlocked = true): Achievement => ({
  ...firstRipple,
  id: AchievementId.parse(id),
  name: `Badge ${id}`,
  unlocked,
  progress: null,
});
const nothing: KnownNow = { achievements: [badge(9, false)], dueCards: 0, consent: null };
const neverOpened = parseSeen(undefined);
const texts = (known: KnownNow, seen = neverOpened) => newsOf(known, seen).map(({ text }) => text);

test('badges are news until the bell has shown them', () => {
  const known = { ...nothing, achievements: [badge(1), badge(2), badge(9, false)] };
  expect(texts(known)).toEqual(['New badges: Badge 1 and Badge 2']);
  const seen = seenAfter(known);
  expect(texts(known, seen)).toEqual([]);
  const later = { ...known, achievements: [...known.achievements, badge(3)] };
  expect(texts(later, parseSeen(JSON.stringify(seen)))).toEqual(['New badge: Badge 3']);
});

test('many badges are named in a line', () => {
  const achievements = [1, 2, 3, 4, 5].map((id) => badge(id));
  expect(texts({ ...nothing, achievements })).toEqual([
    'New badges: Badge 1, Badge 2, Badge 3, and 2 more',
  ]);
});

test('cards are news for as long as they are due', () => {
  const known = { ...nothing, dueCards: 4 };
  expect(texts(known)).toEqual(['4 cards are due today']);
  expect(texts(known, seenAfter(known))).toEqual(['4 cards are due today']);
});

test('each answer of a parent is news once', () => {
  const yes = {
    state: 'confirmed',
    decidedAt: '2027-03-01T12:00:00.000Z',
    isBySchool: false,
  } as const;
  const known = { ...nothing, consent: yes };
  expect(texts(known)).toEqual(['Your parent or guardian said yes']);
  const bySchool = { ...known, consent: { ...yes, isBySchool: true } };
  expect(texts(bySchool)).toEqual(['Your school said yes']);
  const seen = seenAfter(known);
  expect(texts(known, seen)).toEqual([]);
  const no = { ...yes, state: 'withdrawn', decidedAt: '2027-03-02T12:00:00.000Z' } as const;
  expect(texts({ ...nothing, consent: no }, seen)).toEqual([
    'Your parent or guardian changed their answer',
  ]);
  const other = { ...yes, decidedAt: '2027-03-03T12:00:00.000Z' };
  expect(texts({ ...nothing, consent: other }, seen)).toEqual([
    'Your parent or guardian changed their answer',
  ]);
  expect(texts({ ...nothing, consent: { ...yes, state: 'pending', decidedAt: null } })).toEqual([]);
});

test.each(['', 'null', '[]', '{"badges":"x","decidedAt":7}', '{"badges":[null]}'])(
  'unreadable text counts as nothing seen: %j',
  (text) => expect(parseSeen(text)).toEqual(neverOpened),
);
