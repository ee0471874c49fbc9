import { expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import {
  contentReplacing,
  contentWith,
  folder,
  ownSet,
  takingSet,
} from '../testing/small-content.ts';
import { loadCurriculum } from './load.ts';

function setsOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.curriculum.flashcardSets;
}

const cardsFile = `${folder}/flashcards.yaml`;
const first = 'answer: It swaps 0 and 1.,';
const withFirst = (rest: string) =>
  contentReplacing(cardsFile, first, `answer: It swaps 0 and 1., ${rest},`);

test('a set takes the cards of its lessons, or has its own, and each card has one slug', () => {
  const [taking, own] = setsOf(contentWith());
  expect(taking?.cards.map(({ slug, lesson, file }) => [slug, lesson, file])[0]).toEqual([
    'basics/meet-the-qubit/a',
    'basics/meet-the-qubit',
    cardsFile,
  ]);
  expect(own?.cards.map(({ slug, lesson }) => [slug, lesson])[0]).toEqual([
    'letters/a',
    'basics/meet-the-qubit',
  ]);
});

test('the right chart is among the others, always at the same place', () => {
  const doing = "doing: { kind: histogram, right: 'H H', wrong: [H, X] }";
  const found = () => setsOf(withFirst(doing))[0]?.cards[0]?.animationData?.doing;
  expect(found()).toEqual(found());
  const histogram = found();
  if (histogram?.kind !== 'histogram') throw new Error('no histogram');
  expect(histogram.charts.toSorted()).toEqual(['H', 'H H', 'X']);
  expect(histogram.charts[histogram.answer]).toBe('H H');
});

test.each([
  [
    ownSet,
    'position: 2',
    'position: 2\nlessons: [basics/meet-the-qubit]',
    'or has cards of its own',
  ],
  [takingSet, 'basics/meet-the-qubit', 'basics/nowhere', 'there is no lesson basics/nowhere'],
  [ownSet, 'key: b', 'key: a', '"a" is there twice'],
  [takingSet, 'First steps', 'Last steps', 'Invalid option'],
  [cardsFile, first, `answer: ${'long '.repeat(40)},`, 'at most 140 letters fit the card'],
])('%s: %s replaced', (file, piece, by, reason) => {
  const result = loadCurriculum(contentReplacing(file, piece, by));
  expect(result.ok ? '' : result.problems.map(formatProblem).join('\n')).toContain(reason);
});
