/**
 * Renames the rows of content whose `movedFrom` says that it has moved, before the content is compared with the
 * rows. Their ids stay, so learners keep what they did.
 */
import type { Curriculum, LessonContent } from '@qubloom/curriculum';
import { sql, type SQL } from 'drizzle-orm';
import {
  courses,
  flashcards,
  lessons,
  progress,
  userTaskResults,
} from '../platform/database/schema/index.ts';
import type { RowWriter } from './row-writer.ts';

/** Must run after the courses are stored and before the lessons are. */
export async function moveLessons(writer: RowWriter, curriculum: Curriculum): Promise<void> {
  for (const [to, { movedFrom }] of lessonsByPath(curriculum)) {
    if (movedFrom === null) continue;
    const [course, slug] = to.split('/');
    await moved(
      writer,
      sql`update ${lessons} set course_id = target.id, slug = ${slug}
        from ${courses} target
        where ${lessons}.id = ${lessonAt(movedFrom)} and target.slug = ${course}
          and ${lessonAt(to)} is null`,
    );
    await moved(
      writer,
      sql`update ${progress} set course_id = lesson.course_id from ${lessons} lesson
        where lesson.id = ${lessonAt(to)} and ${progress}.lesson_id = lesson.id
          and ${progress}.course_id <> lesson.course_id`,
    );
  }
}

/** Must run after the lessons are stored. A task that was passed in both places stays passed in both. */
export async function movePassedTasks(writer: RowWriter, curriculum: Curriculum): Promise<void> {
  for (const [path, { tasks, programTasks }] of lessonsByPath(curriculum)) {
    for (const { key, movedFrom } of [...tasks, ...programTasks]) {
      if (movedFrom === null) continue;
      const [from, before] = parentAndName(movedFrom);
      await moved(
        writer,
        sql`update ${userTaskResults} set lesson_id = ${lessonAt(path)}, task = ${key}
          where lesson_id = ${lessonAt(from)} and task = ${before} and not exists (
            select from ${userTaskResults} there
            where there.user_id = ${userTaskResults}.user_id
              and there.lesson_id = ${lessonAt(path)} and there.task = ${key}
          )`,
      );
    }
  }
}

/** Must run before the cards are stored. The cards of a moved lesson go along with it. */
export async function moveCards(writer: RowWriter, curriculum: Curriculum): Promise<void> {
  const all = lessonsByPath(curriculum);
  for (const card of curriculum.flashcardSets.flatMap(({ cards }) => cards)) {
    const [home, key] = parentAndName(card.slug);
    const before = all.get(home)?.movedFrom;
    const from = card.movedFrom ?? (before ? `${before}/${key}` : null);
    if (from === null) continue;
    await moved(
      writer,
      sql`update ${flashcards} set slug = ${card.slug} where slug = ${from}
        and not exists (select from ${flashcards} there where there.slug = ${card.slug})`,
    );
  }
}

async function moved(writer: RowWriter, statement: SQL): Promise<void> {
  writer.rowsWritten += (await writer.tx.execute(statement)).rowCount ?? 0;
}

/** The id of the lesson at `<course>/<lesson>`, even if it is retired. */
function lessonAt(path: string): SQL {
  const [course, slug] = path.split('/');
  return sql`(select at.id from ${lessons} at join ${courses} home on home.id = at.course_id
    where home.slug = ${course} and at.slug = ${slug})`;
}

function lessonsByPath({ courses: contents }: Curriculum): ReadonlyMap<string, LessonContent> {
  return new Map(
    contents.flatMap(({ slug, lessons: inOrder }) =>
      inOrder.map((lesson) => [`${slug}/${lesson.slug}`, lesson] as const),
    ),
  );
}

function parentAndName(path: string): [parent: string, name: string] {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
}
