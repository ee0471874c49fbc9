/**
 * Makes the database match the content: updates changed rows in place, adds new ones, and retires vanished ones.
 * Ids and learners' progress stay. If everything matches, nothing is written.
 */
import type { AchievementId, CourseId, FlashcardId, LessonId } from '@qubloom/contract';
import {
  courseFacts,
  type AchievementRule,
  type Activity,
  type ActivityContent,
  type Curriculum,
  type LessonContent,
  type QuestionContent,
} from '@qubloom/curriculum';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  loadedContent,
  quizQuestions,
  quizzes,
} from '../platform/database/schema/index.ts';
import { requireId, type Ids } from './ids.ts';
import { keepBegunCourses, keepFinishedCourses } from './keep-courses.ts';
import { moveCards, moveLessons, movePassedTasks } from './move-content.ts';
import { changesBetween } from './row-changes.ts';
import { RowWriter } from './row-writer.ts';
import { cardOfQuestion, storeFlashcards } from './store-flashcards.ts';
import { storeGuidedPaths } from './store-guided-paths.ts';
import { storeSearchEntries } from './store-search-entries.ts';
import { storeVisualizations } from './store-visualizations.ts';

/** The condition of an achievement, with the course by its id. */
export type StoredRule =
  | Exclude<AchievementRule, { kind: 'course-completed' }>
  | { readonly kind: 'course-completed'; readonly courseId: CourseId };

export interface StoredCurriculum {
  readonly achievementRules: ReadonlyMap<AchievementId, StoredRule>;
  /** The number of rows added, changed, or retired. */
  readonly rowsWritten: number;
}

/** Any number that no other advisory lock of this database uses. */
const curriculumLock = 7_261_001;

/**
 * Stores all or nothing; processes that start at the same time take turns.
 * @param hash of the files and code that the curriculum was read from; the next start compares it.
 */
export function storeCurriculum(
  database: Database,
  curriculum: Curriculum,
  hash = 'not from files',
): Promise<StoredCurriculum> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${curriculumLock})`);
    const writer = new RowWriter(tx);
    const courseIds = await storeCourses(writer, curriculum);
    await keepFinishedCourses(
      tx,
      curriculum.courses.map(({ slug, lessons }) => ({
        slug,
        lessons: lessons.map((one) => one.slug),
      })),
    );
    await moveLessons(writer, curriculum);
    const lessonIds = await storeLessons(writer, curriculum, courseIds);
    await movePassedTasks(writer, curriculum);
    await moveCards(writer, curriculum);
    const cardIds = await storeFlashcards(writer, curriculum, lessonIds);
    await storeQuizzes(writer, curriculum, { lessonIds, cardIds });
    await storeGuidedPaths(writer, curriculum);
    await storeVisualizations(writer, curriculum);
    await storeSearchEntries(writer, curriculum);
    const achievementRules = await storeAchievements(writer, curriculum, courseIds);
    const loaded = { hash, outcome: { achievementRules: [...achievementRules] } };
    await tx
      .insert(loadedContent)
      .values(loaded)
      .onConflictDoUpdate({ target: loadedContent.id, set: loaded });
    return { achievementRules, rowsWritten: writer.rowsWritten };
  });
}

async function storeCourses(
  writer: RowWriter,
  { courses: contents }: Curriculum,
): Promise<Ids<CourseId>> {
  const wanted = contents.map((course) => ({
    slug: course.slug,
    ...courseFacts(course),
    position: course.position,
  }));
  const rows = await writer.tx.select().from(courses);
  await keepBegunCourses(writer.tx, rows, wanted);
  await writer.write(
    courses,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
  const stored = await writer.tx.select({ id: courses.id, slug: courses.slug }).from(courses);
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

async function storeLessons(
  writer: RowWriter,
  curriculum: Curriculum,
  courseIds: Ids<CourseId>,
): Promise<Ids<LessonId>> {
  const placed = lessonsOf(curriculum);
  const wanted = placed.map(({ courseSlug, lesson, order }) => ({
    courseId: requireId(courseIds, courseSlug),
    slug: lesson.slug,
    title: lesson.title,
    description: lesson.description,
    content: lesson.content,
    videoUrl: lesson.videoUrl,
    simulatorUrl: lesson.simulatorUrl,
    order,
    category: lesson.category,
    duration: lesson.minutes,
    activity: lesson.activity && activityOf(lesson.activity),
    assessment: lesson.assessment?.questions ?? null,
  }));
  const keyOf = (row: { courseId?: number; slug?: string }) => `${row.courseId}/${row.slug}`;
  const rows = await writer.tx.select().from(lessons);
  await writer.write(lessons, changesBetween(rows, wanted, keyOf));
  const stored = await writer.tx
    .select({ id: lessons.id, courseId: lessons.courseId, slug: lessons.slug })
    .from(lessons);
  const ids = new Map(stored.map((row) => [keyOf(row), row.id]));
  return new Map(
    placed.map(({ courseSlug, lesson }) => [
      `${courseSlug}/${lesson.slug}`,
      requireId(ids, keyOf({ courseId: requireId(courseIds, courseSlug), slug: lesson.slug })),
    ]),
  );
}

const activityOf = ({ file: _file, ...activity }: ActivityContent): Activity => activity;

async function storeQuizzes(
  writer: RowWriter,
  curriculum: Curriculum,
  { lessonIds, cardIds }: { readonly lessonIds: Ids<LessonId>; readonly cardIds: Ids<FlashcardId> },
): Promise<void> {
  const placed = lessonsOf(curriculum).flatMap(({ courseSlug, lesson }) => {
    const name = `${courseSlug}/${lesson.slug}`;
    const lessonId = requireId(lessonIds, name);
    const { slug, quiz, checkpoint } = lesson;
    return quiz ? [{ lessonId, name, slug, quiz, checkpoint }] : [];
  });
  const cardOf = cardOfQuestion(curriculum, cardIds);
  const wanted = placed.map(({ lessonId, slug, quiz }) => ({
    lessonId,
    slug,
    title: quiz.title,
    description: quiz.description,
    pointsAwarded: quiz.pointsAwarded,
  }));
  const rows = await writer.tx.select().from(quizzes);
  await writer.write(
    quizzes,
    changesBetween(rows, wanted, ({ lessonId }) => String(lessonId)),
  );

  const stored = await writer.tx
    .select({ id: quizzes.id, lessonId: quizzes.lessonId })
    .from(quizzes);
  const ids = new Map(stored.map(({ id, lessonId }) => [String(lessonId), id]));
  const rowsOf = (lessonId: LessonId, questions: readonly QuestionContent[]) =>
    questions.map(({ key, question, options: { A, B, C, D }, correct, section }) => ({
      quizId: requireId(ids, String(lessonId)),
      slug: key,
      question,
      answerA: A.text,
      answerB: B.text,
      answerC: C.text,
      answerD: D.text,
      correctAnswer: correct,
      reasonA: A.reason,
      reasonB: B.reason,
      reasonC: C.reason,
      reasonD: D.reason,
      section,
    }));
  const questions = placed.flatMap(({ lessonId, name, quiz, checkpoint }) => {
    const own = checkpoint?.questions ?? [];
    const cards = own.map(({ card }) => cardIds.get(`${name}/${card}`) ?? null);
    return [
      ...rowsOf(lessonId, quiz.questions).map((row) => ({
        ...row,
        flashcardId: cardOf(name, row.slug),
        forCheckpoint: false,
      })),
      ...rowsOf(lessonId, own).map((row, index) => ({
        ...row,
        flashcardId: cards[index] ?? null,
        forCheckpoint: true,
      })),
    ].map((row, index) => ({ ...row, order: index + 1 }));
  });
  const questionRows = await writer.tx.select().from(quizQuestions);
  const keyOf = (row: { quizId?: number; slug?: string }) => `${row.quizId}/${row.slug}`;
  await writer.write(quizQuestions, changesBetween(questionRows, questions, keyOf));
}

async function storeAchievements(
  writer: RowWriter,
  curriculum: Curriculum,
  courseIds: Ids<CourseId>,
): Promise<ReadonlyMap<AchievementId, StoredRule>> {
  const wanted = curriculum.achievements.map(({ rule: _, ...achievement }) => achievement);
  const rows = await writer.tx.select().from(achievements);
  await writer.write(
    achievements,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
  const stored = await writer.tx
    .select({ id: achievements.id, slug: achievements.slug })
    .from(achievements);
  const ids = new Map(stored.map(({ slug, id }) => [slug, id]));
  return new Map(
    curriculum.achievements.map(({ slug, rule }) => [
      requireId(ids, slug),
      storedRule(rule, courseIds),
    ]),
  );
}

function storedRule(rule: AchievementRule, courseIds: Ids<CourseId>): StoredRule {
  if (rule.kind !== 'course-completed') return rule;
  const courseId = requireId(courseIds, rule.course);
  return { kind: 'course-completed', courseId };
}

interface PlacedLesson {
  readonly courseSlug: string;
  readonly lesson: LessonContent;
  /** Counted from 1. */
  readonly order: number;
}

function lessonsOf({ courses: contents }: Curriculum): readonly PlacedLesson[] {
  return contents.flatMap(({ slug, lessons: inOrder }) =>
    inOrder.map((lesson, index) => ({ courseSlug: slug, lesson, order: index + 1 })),
  );
}
