/** Flashcards for tests, and learners' actions on them. */
import { flashcards as calls, type Flashcard, type FlashcardSet } from '@qubloom/contract';
import { formatProblem, loadCurriculum, type Curriculum } from '@qubloom/curriculum';
import type { Client } from './client.ts';
import { smallContentFiles } from './content.ts';

const lessonCards = (count: number, first = '') =>
  Array.from(
    { length: count },
    (_, index) => `- key: card-${String(index)}
  question: Question ${String(index)}?
  answer: Answer ${String(index)}.
  explanation: Because.
  hint: Think.
  ${index === 0 ? first : ''}
`,
  ).join('');

const head = (title: string, position: number) => `
title: ${title}
description: Cards.
topic: Qubits
category: Gates
difficulty: beginner
position: ${String(position)}
`;

const doing = `doing:
    { kind: turn, circuit: 'RY(turn)', outcome: '1', chance: 1/4 }`;

/** Two lessons with five cards each in one set, and a separate set of thirty-five cards for the third lesson. */
export function cardCurriculum(): Curriculum {
  const files = new Map(smallContentFiles());
  files.delete('flashcards/letters.yaml');
  files.set('courses/free-course/one/flashcards.yaml', lessonCards(5, 'quiz: [question-4]'));
  files.set('courses/free-course/two/flashcards.yaml', lessonCards(5, doing));
  files.set(
    'flashcards/first.yaml',
    `${head('First', 1)}lessons: [free-course/one, free-course/two]`,
  );
  const own = lessonCards(35).replaceAll('- key', '- lesson: free-course/three\n  key');
  files.set('flashcards/many.yaml', `${head('Many', 2)}cards:\n${own}`);
  files.set(
    'achievements/achievements.yaml',
    `- { slug: whole, name: Whole Deck, description: All., icon: waves, pointsAwarded: 10,
       rule: { kind: flashcard-sets-completed, atLeast: 1 } }
- { slug: stuck, name: It Stuck, description: Kept., icon: waves, pointsAwarded: 5,
       rule: { kind: cards-mastered, atLeast: 1 } }`,
  );
  const result = loadCurriculum(files);
  if (result.ok) return result.curriculum;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

export async function setNamed(browser: Client, title: string): Promise<FlashcardSet> {
  const set = (await browser.call(calls.sets)).find((one) => one.title === title);
  if (!set) throw new Error(`there is no set ${title}`);
  return set;
}

export async function cardsOf(browser: Client, title: string): Promise<readonly Flashcard[]> {
  const { id } = await setNamed(browser, title);
  return browser.call(calls.cards, { params: { id } });
}

export const first = (cards: readonly Flashcard[], at = 0): Flashcard => {
  const card = cards[at];
  if (!card) throw new Error('the set has no such card');
  return card;
};

export const review = (
  browser: Client,
  { id }: Pick<Flashcard, 'id'>,
  rating: 'know-it' | 'study-more',
  answer?: { kind: 'turn'; degrees: number },
) => browser.call(calls.review, { params: { id }, body: { rating, ...(answer && { answer }) } });
