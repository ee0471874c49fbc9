/**
 * Stores the text that the search looks through. It never includes the questions and options of quizzes, the
 * answers of cards, or the parts of lessons in which a learner guesses, builds, or chooses.
 */
import { innerMarksOf, speakerNames, type SearchKind, type CourseId } from '@qubloom/contract';
import type { Curriculum, LessonContent } from '@qubloom/curriculum';
import { getTableColumns } from 'drizzle-orm';
import {
  courses,
  flashcardSets,
  guidedPaths,
  lessons,
  searchEntries,
  visualizations,
} from '../platform/database/schema/index.ts';
import { requireId, type Ids } from './ids.ts';
import { changesBetween } from './row-changes.ts';
import type { RowWriter } from './row-writer.ts';

interface Entry {
  readonly kind: SearchKind;
  readonly slug: string;
  readonly targetId: number | null;
  readonly courseId: CourseId | null;
  readonly key: string | null;
  readonly title: string;
  readonly context: string;
  readonly summary: string;
  readonly body: string;
}

/** Must run after everything else, because an entry refers to the row that it is about. */
export async function storeSearchEntries(writer: RowWriter, curriculum: Curriculum): Promise<void> {
  const { glossary } = curriculum;
  const wanted = [
    ...(await courseEntries(writer, curriculum)),
    ...glossary.map(({ key, word, explanation }) =>
      entry('word', key, { key, title: word, summary: explanation }),
    ),
    ...(await practiceEntries(writer, curriculum)),
  ];
  const { words: _, ...columns } = getTableColumns(searchEntries);
  const rows = await writer.tx.select(columns).from(searchEntries);
  await writer.write(
    searchEntries,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
}

async function courseEntries(writer: RowWriter, { courses: contents }: Curriculum) {
  const courseIds = idsOf(
    await writer.tx.select({ id: courses.id, slug: courses.slug }).from(courses),
  );
  const rows = await writer.tx
    .select({ id: lessons.id, courseId: lessons.courseId, slug: lessons.slug })
    .from(lessons);
  const lessonIds = idsOf(
    rows.map(({ id, courseId, slug }) => ({ id, slug: `${String(courseId)}/${slug}` })),
  );
  return contents.flatMap((course) => {
    const courseId = requireId(courseIds, course.slug);
    return [
      entry('course', course.slug, {
        targetId: courseId,
        title: course.title,
        summary: course.description,
      }),
      ...course.lessons.map((lesson) =>
        entry('lesson', `${course.slug}/${lesson.slug}`, {
          targetId: requireId(lessonIds, `${String(courseId)}/${lesson.slug}`),
          courseId,
          title: lesson.title,
          context: course.title,
          summary: lesson.description,
          body: textOf(lesson),
        }),
      ),
    ];
  });
}

async function practiceEntries({ tx }: RowWriter, curriculum: Curriculum): Promise<Entry[]> {
  const idsIn = async (table: typeof visualizations | typeof guidedPaths | typeof flashcardSets) =>
    idsOf<number>(await tx.select({ id: table.id, slug: table.slug }).from(table));
  const [visualizationIds, pathIds, setIds] = [
    await idsIn(visualizations),
    await idsIn(guidedPaths),
    await idsIn(flashcardSets),
  ];
  return [
    ...curriculum.visualizations.map(({ slug, title, description, question }) =>
      entry('visualization', slug, {
        targetId: requireId(visualizationIds, slug),
        title,
        summary: `${description} ${question}`,
      }),
    ),
    ...curriculum.guidedPaths.map(({ slug, title, description, steps }) =>
      entry('path', slug, {
        targetId: requireId(pathIds, slug),
        title,
        summary: [description, ...steps.map((step) => step.title)].join(' · '),
      }),
    ),
    ...curriculum.flashcardSets.flatMap((set) => {
      const targetId = requireId(setIds, set.slug);
      return [
        entry('flashcard-set', set.slug, { targetId, title: set.title, summary: set.description }),
        ...set.cards.map(({ slug, question }) =>
          entry('flashcard', slug, { targetId, title: plain(question), context: set.title }),
        ),
      ];
    }),
  ];
}

function entry(kind: SearchKind, key: string, about: Partial<Entry> & { title: string }): Entry {
  const nowhere = { targetId: null, courseId: null, key: null, context: '', summary: '', body: '' };
  return { ...nowhere, ...about, kind, slug: `${kind} ${key}` };
}

/** The lesson's headings, paragraphs, and dialogue as plain text. */
function textOf({ blocks }: LessonContent): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'section') return [`${block.title}.`];
      if (block.kind === 'says') return [`${speakerNames[block.who]}: ${plain(block.text)}`];
      return block.kind === 'paragraph' ? [plain(block.text)] : [];
    })
    .join(' ');
}

const plain = (text: string) =>
  innerMarksOf(text)
    .map((mark) => mark.text)
    .join('');

const idsOf = <Id extends number>(
  rows: readonly { readonly id: Id; readonly slug: string }[],
): Ids<Id> => new Map(rows.map(({ id, slug }) => [slug, id]));
