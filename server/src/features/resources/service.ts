/** What can be looked up and printed, and by whom. */
import type {
  CertificateName,
  CourseId,
  GlossaryEntry,
  LessonId,
  LessonSheet,
  PdfFile,
  PrintableCourse,
} from '@qubloom/contract';
import type { OpenLessonFor, RefusalsFor } from '../../domain/open-lesson.ts';
import { visitor, type Caller, type Learner } from '../../platform/caller.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { answerSheet } from './documents/answer-sheet.ts';
import { lessonPlan } from './documents/lesson-plan.ts';
import type { PrintedLesson } from './documents/lesson-parts.ts';
import type { Sheet } from './documents/sheet.ts';
import { worksheet } from './documents/worksheet.ts';
import { glossaryOf } from './glossary.ts';
import type { KeptFiles } from './kept-files.ts';
import { isPrintable } from './pdf/fonts.ts';
import { setCertificate } from './pdf/set-certificate.ts';
import { setSheets } from './pdf/set-sheets.ts';
import type { ResourceQueries } from './queries.ts';

export interface ResourcesOptions {
  readonly queries: ResourceQueries;
  readonly openLesson: OpenLessonFor;
  readonly refusalsFor: RefusalsFor;
  readonly files: KeptFiles;
  readonly printing: Throttle;
}

export async function listGlossary({ queries }: ResourcesOptions): Promise<GlossaryEntry[]> {
  return glossaryOf(await queries.listContents());
}

/** Titles are for everybody. */
export async function listPrintables(
  { queries, refusalsFor }: ResourcesOptions,
  caller: Caller,
): Promise<PrintableCourse[]> {
  const [titles, refusals] = await Promise.all([queries.listTitles(), refusalsFor(caller)]);
  const courses = new Map<CourseId, PrintableCourse>();
  for (const { course, ...lesson } of titles) {
    const listed = courses.get(course.id) ?? { ...course, lessons: [] };
    courses.set(course.id, listed);
    // A lesson that came or went between the two reads is closed until the next one.
    const closedBecause = refusals.get(lesson.id) ?? null;
    if (refusals.has(lesson.id)) listed.lessons.push({ ...lesson, closedBecause });
  }
  return [...courses.values()];
}

const writers: Readonly<Record<LessonSheet, (lesson: PrintedLesson) => Sheet>> = {
  'lesson-plan': lessonPlan,
  worksheet,
  answers: answerSheet,
};

export async function printSheet(
  options: ResourcesOptions,
  caller: Caller,
  id: LessonId,
  wanted: LessonSheet,
): Promise<PdfFile> {
  const { queries, openLesson, printing } = options;
  const opened = await openLesson(caller, id);
  // Visitors have few sheets, and these are kept.
  if (caller.kind === 'learner') await printing.take(String(caller.id));
  const lesson = await queries.loadPrinted(opened);
  return fileOf(options, lesson.title, [writers[wanted](lesson)]);
}

/** The sheets of the first lesson that visitors may open. */
export async function printSample(options: ResourcesOptions): Promise<PdfFile> {
  const { queries, openLesson, refusalsFor } = options;
  const [titles, refusals] = await Promise.all([queries.listTitles(), refusalsFor(visitor)]);
  const first = titles.find(({ id }) => refusals.get(id) === null);
  if (!first) throw new NotFound('There is no free lesson to show.');
  const lesson = await queries.loadPrinted(await openLesson(visitor, first.id));
  return fileOf(
    options,
    lesson.title,
    Object.values(writers).map((write) => write(lesson)),
  );
}

async function fileOf(
  { files }: ResourcesOptions,
  title: string,
  sheets: readonly Sheet[],
): Promise<PdfFile> {
  const label = sheets.length === 1 ? sheets[0]?.label : 'Sample resources';
  const bytes = await files(sheets, (content) => setSheets(`${title}: ${label ?? ''}`, content));
  return { name: fileName(`${title} ${label ?? ''}`), bytes };
}

/** Of a course of which every lesson is completed, in the name that the learner chose. */
export async function printCertificate(
  { queries, files, printing }: ResourcesOptions,
  learner: Learner,
  id: CourseId,
  chosen: CertificateName,
): Promise<PdfFile> {
  const course = await queries.findCompletions(id, learner.id);
  if (!course) throw new NotFound('That course does not exist.');
  const { title, lessonCount, completed, completedAt } = course;
  if (completed < lessonCount || completedAt === null) {
    throw new Forbidden(
      'Complete every lesson of this course first. Then your certificate is here.',
    );
  }
  const name = chosen === 'username' ? learner.username : learner.firstName;
  if (!isPrintable(name)) {
    throw new Forbidden(
      'Some letters of that name cannot be printed yet. Please take your username.',
    );
  }
  await printing.take(String(learner.id));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: learner.timeZone });
  const facts = { name, course: title, lessonCount, date: day.format(completedAt) };
  return { name: fileName(`${title} certificate`), bytes: await files(facts, setCertificate) };
}

function fileName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
