/** Content of November 2026, when there were six courses and two more were not planned yet. It contains only slugs. */
import { readFile } from 'node:fs/promises';
import { Tier } from '@qubloom/contract';
import type pg from 'pg';

interface EarlierLesson {
  readonly course: string;
  readonly requires: Tier;
  readonly slug: string;
  readonly order: number;
  readonly tasks: readonly string[];
  readonly cards: readonly string[];
}

/** Parses `course: tier` lines, each followed by a line `lesson: tasks | cards` for each of its lessons. */
export async function sixCourses(): Promise<readonly EarlierLesson[]> {
  const file = await readFile(new URL('six-courses.txt', import.meta.url), 'utf8');
  const found: EarlierLesson[] = [];
  let head = { course: '', requires: Tier.parse('free') };
  for (const line of file.trimEnd().split('\n')) {
    const [name = '', rest = ''] = line.trim().split(': ');
    if (!line.startsWith(' ')) {
      head = { course: name, requires: Tier.parse(rest) };
      continue;
    }
    const [tasks = [], cards = []] = rest.split('|').map((words) => words.trim().split(' '));
    const order = found.filter(({ course }) => course === head.course).length + 1;
    found.push({ ...head, slug: name, order, tasks, cards });
  }
  return found;
}

/** Stores the courses in the same form as the loader of that time. */
export async function storeSixCourses(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into flashcard_sets (slug, title, description, difficulty, topic, category)
    values ('earlier', 'Cards', 'Cards.', 'beginner', 'Cards', 'First steps')`);
  for (const [index, lesson] of (await sixCourses()).entries()) {
    const { course, requires, slug, order, cards } = lesson;
    await pool.query(
      `insert into courses (slug, title, description, level, image_url, requires_subscription)
       values ($1, $1, $1, 'beginner', '/', $2) on conflict do nothing`,
      [course, requires],
    );
    await pool.query(
      `with stored as (
         insert into lessons (course_id, slug, title, description, content, "order", category, duration)
         select id, $2, $2, $2, '', $3, 'qubit', 20 from courses where slug = $1 returning id
       ), quiz as (
         insert into quizzes (lesson_id, slug, title, description)
         select id, $2, 'A quiz', 'Questions.' from stored
       )
       insert into flashcards (set_id, slug, question, answer, "order", lesson_id)
       select 1, $1 || '/' || $2 || '/' || card.key, 'Why?', 'So.', $5 * 10 + card.place, stored.id
       from stored, unnest($4::text[]) with ordinality card (key, place)`,
      [course, slug, order, cards, index],
    );
  }
}
