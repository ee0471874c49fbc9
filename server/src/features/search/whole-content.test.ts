/** The search over the real curriculum. */
import { search, type SearchHit } from '@qubloom/contract';
import type { Curriculum } from '@qubloom/curriculum';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../curriculum/load-content.ts';
import { readCurriculum } from '../../curriculum/read-content.ts';
import { useTestApp } from '../../testing/app.ts';

const site = useTestApp({ content: ({ database }) => loadContent(database) });

const hitsOf = async (q: string) => {
  const { groups } = await site.visitor().call(search.find, { query: { q } });
  return groups.flatMap(({ hits }) => hits);
};
const textOf = (pieces: SearchHit['title']) => pieces.map(({ text }) => text).join('');

describe('a child’s words', () => {
  test.each([
    ['what is a qubit', 'word', 'qubit'],
    ['Bell', 'word', 'Bell pair'],
    ['bb84', 'word', 'BB84'],
    ['CNOT', 'word', 'CNOT'],
    ['T gate', 'word', 'T gate'],
    ['H gate', 'word', 'Hadamard gate'],
    ['|0>', 'word', 'ket'],
    ['superpos', 'word', 'superposition'],
    ['Looking changes it', 'lesson', 'Looking changes it'],
    ['first steps', 'path', 'First Steps'],
    ['teleportaton', 'word', 'teleportation'],
  ])('%s leads to the %s %s', async (typed, kind, title) => {
    const [first] = await hitsOf(typed);
    expect([first?.target.kind, first && textOf(first.title)]).toEqual([kind, title]);
  });
});

/** Returns everything that a learner has to find out, as phrases long enough not to occur by chance. */
function secretsOf({ courses: all, flashcardSets, guidedPaths }: Curriculum): string[] {
  const lessons = all.flatMap((course) => course.lessons);
  return [
    ...lessons
      .flatMap(({ quiz }) => quiz?.questions ?? [])
      .flatMap(({ options }) =>
        Object.values(options).flatMap(({ text, reason }) => [text, reason]),
      ),
    ...lessons
      .flatMap(({ tasks }) => tasks)
      .flatMap(({ reference, second }) => [reference, second]),
    ...flashcardSets
      .flatMap(({ cards }) => cards)
      .flatMap((card) => [card.answer, card.explanation]),
    ...guidedPaths
      .flatMap(({ steps }) => steps)
      .flatMap(({ hints, solution }) => [...hints, solution]),
  ].filter((text) => text.split(/\s+/).length >= 12);
}

test(
  'no answer to a quiz, a task, a card, or a step can be found by a stranger',
  { tags: ['exhaustive'] },
  async () => {
    // A lesson's text contains what it teaches. Only learners to whom the lesson is open can find it.
    const { rows } = await site.pool.query<{ slug: string; text: string }>(
      `select slug, concat_ws(' ', title, context, summary, case when kind <> 'lesson' then body end) text
     from search_entries`,
    );
    const secrets = secretsOf(await readCurriculum());
    expect(secrets.length).toBeGreaterThan(1000);
    const found = secrets.flatMap((secret) =>
      rows.filter(({ text }) => text.includes(secret)).map(({ slug }) => [slug, secret]),
    );
    expect(found).toEqual([]);
  },
);
