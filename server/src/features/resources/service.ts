/** The glossary, and what each caller may print. */
import type {
  CertificateName,
  CourseId,
  GlossaryEntry,
  LessonId,
  LessonSheet,
  PackPaper,
  ServedFile,
  PrintableCourse,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { dayInWords } from '../../domain/local-day.ts';
import { visitor, type Caller, type Learner } from '../../platform/caller.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { oncePer } from '../../platform/once-per.ts';
import { listRefusals, readLesson } from '../courses/index.ts';
import { answerSheet } from './documents/answer-sheet.ts';
import { activitySheet } from './documents/activity.ts';
import { assessment, assessmentKey } from './documents/assessment.ts';
import { lessonPlan } from './documents/lesson-plan.ts';
import type { PrintedLesson } from './documents/lesson-parts.ts';
import type { Sheet } from './documents/sheet.ts';
import { packOf } from './documents/pack.ts';
import { slidesOf } from './documents/slides.ts';
import { worksheet } from './documents/worksheet.ts';
import { glossaryOf } from './glossary.ts';
import { keptFiles } from './kept-files.ts';
import { missingLetters } from './pdf/other-scripts.ts';
import { renderCertificate } from './pdf/render-certificate.ts';
import { renderSlides } from './pdf/render-slides.ts';
import { fileName } from '../../domain/file-name.ts';
import { renderSlips, type SlipsOnPaper } from './pdf/render-slips.ts';
import { renderPack, renderSheets, type Pack } from './pdf/render-sheets.ts';
import { renderPresentation } from './pptx/render-presentation.ts';
import { allowToPrintPack, assessmentRefusal, packRefusal } from './policy.ts';
import { resourceQueries, type Completions } from './queries.ts';
import { packing, printing } from './throttles.ts';

const filesOf = oncePer((_context: Context) => keptFiles());

export async function listGlossary({ database }: Context): Promise<GlossaryEntry[]> {
  return glossaryOf(await resourceQueries(database).listContents());
}

/** Titles are for everybody. Packs are open for all courses or for none. */
export async function listPrintables(context: Context, caller: Caller): Promise<PrintableCourse[]> {
  const [titles, refusals] = await Promise.all([
    resourceQueries(context.database).listTitles(),
    listRefusals(context, caller),
  ]);
  const closed = {
    packClosedBecause: packRefusal(caller)?.message ?? null,
    assessmentsClosedBecause: assessmentRefusal(caller)?.message ?? null,
  };
  const courses = new Map<CourseId, PrintableCourse>();
  for (const { course, ...lesson } of titles) {
    const listed = courses.get(course.id) ?? { ...course, lessons: [], ...closed };
    courses.set(course.id, listed);
    // A lesson that was added or removed between the two reads is treated as closed until the next request.
    const closedBecause = refusals.get(lesson.id) ?? null;
    if (refusals.has(lesson.id)) listed.lessons.push({ ...lesson, closedBecause });
  }
  return [...courses.values()];
}

type SheetWriter = (lesson: PrintedLesson) => Sheet;

const lessonWriters = { 'lesson-plan': lessonPlan, worksheet, answers: answerSheet } as const;

const writers: Readonly<Record<Exclude<LessonSheet, 'slides'>, SheetWriter>> = {
  ...lessonWriters,
  activity: activitySheet,
  assessment,
  'assessment-key': assessmentKey,
};

const forGrownUps: ReadonlySet<LessonSheet> = new Set(['assessment', 'assessment-key']);

function hasSheet(lesson: PrintedLesson, sheet: LessonSheet): boolean {
  if (sheet === 'activity') return lesson.activity !== null;
  return !forGrownUps.has(sheet) || lesson.assessment !== null;
}

export async function printSheet(
  context: Context,
  caller: Caller,
  id: LessonId,
  wanted: { readonly sheet: LessonSheet; readonly paper: PackPaper },
): Promise<ServedFile> {
  const refusal = forGrownUps.has(wanted.sheet) ? assessmentRefusal(caller) : null;
  const lesson = await lessonToPrint(context, caller, id, refusal);
  if (wanted.sheet === 'slides') return slideFileOf(context, lesson, renderSlides);
  if (!hasSheet(lesson, wanted.sheet)) throw new NotFound('That lesson has no such sheet.');
  return fileOf(context, lesson.title, wanted.paper, [writers[wanted.sheet](lesson)]);
}

/** Returns the sheets of the first lesson that visitors may open. */
export async function printSample(context: Context, paper: PackPaper): Promise<ServedFile> {
  const queries = resourceQueries(context.database);
  const [titles, refusals] = await Promise.all([
    queries.listTitles(),
    listRefusals(context, visitor),
  ]);
  const first = titles.find(({ id }) => refusals.get(id) === null);
  if (!first) throw new NotFound('There is no free lesson to show.');
  const lesson = await queries.loadPrinted(await readLesson(context, visitor, first.id));
  return fileOf(
    context,
    lesson.title,
    paper,
    Object.values(lessonWriters).map((write) => write(lesson)),
  );
}

async function fileOf(
  context: Context,
  title: string,
  paper: PackPaper,
  sheets: readonly Sheet[],
): Promise<ServedFile> {
  const label = sheets.length === 1 ? sheets[0]?.label : 'Sample resources';
  const sheetsOnPaper = { title: `${title}: ${label ?? ''}`, paper, sheets };
  const bytes = await filesOf(context)(sheetsOnPaper, renderSheets);
  return { name: fileName(`${title} ${label ?? ''}`), bytes };
}

/** Returns the slides to show and to change in another program. */
export async function printPresentation(
  context: Context,
  caller: Caller,
  id: LessonId,
): Promise<ServedFile> {
  return slideFileOf(context, await lessonToPrint(context, caller, id), renderPresentation);
}

/** @param refusal of the sheet that is wanted, if the caller may read the lesson. */
async function lessonToPrint(
  context: Context,
  caller: Caller,
  id: LessonId,
  refusal: Error | null = null,
) {
  const readable = await readLesson(context, caller, id);
  if (refusal) throw refusal;
  // Visitors have few sheets, and these stay in memory.
  if (caller.kind === 'learner') await printing.take(context, String(caller.id));
  return resourceQueries(context.database).loadPrinted(readable);
}

async function slideFileOf(
  context: Context,
  lesson: PrintedLesson,
  render: typeof renderSlides,
): Promise<ServedFile> {
  const show = { title: `${lesson.title}: Slides`, slides: await slidesOf(lesson) };
  // Both kinds of files have the same content, so the content alone would not tell them apart.
  const bytes = await filesOf(context)({ ...show, kind: render.name }, render);
  return { name: fileName(`${lesson.title} slides`), bytes };
}

export const listFinished = ({ database }: Context, { id }: Learner) =>
  resourceQueries(database).listFinished(id);

/** Requires every lesson of the course to be completed. It uses the name that the learner chose. */
export async function printCertificate(
  context: Context,
  learner: Learner,
  id: CourseId,
  { chosen, paper }: { readonly chosen: CertificateName; readonly paper: PackPaper },
): Promise<ServedFile> {
  const course = await resourceQueries(context.database).findCompletions(id, learner.id);
  if (!course) throw new NotFound('That course does not exist.');
  const finishedOn = dayOfFinishing(course, learner);
  if (finishedOn === null) {
    throw new Forbidden(
      'Complete every lesson of this course first. Then you can get your certificate here.',
    );
  }
  const name = chosen === 'username' ? learner.username : learner.firstName;
  const missing = await missingLetters(name);
  if (missing.length > 0) {
    throw new Forbidden(
      `We can't print ${listOf(missing)} yet. Please get the certificate with your username.`,
    );
  }
  await printing.take(context, String(learner.id));
  const { title, lessonCount } = course;
  const facts = { name, course: title, lessonCount, date: finishedOn, paper };
  return {
    name: fileName(`${title} certificate`),
    bytes: await filesOf(context)(facts, renderCertificate),
  };
}

const listOf = (letters: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(letters);

/** In words, in the learner's zone; null while a lesson is left. */
function dayOfFinishing(
  { lessonCount, completed, completedAt }: Completions,
  { timeZone }: Learner,
): string | null {
  if (completed < lessonCount || completedAt === null) return null;
  return dayInWords(completedAt, timeZone);
}

/** The certificate is the learner's own if the course is finished; otherwise it is one to fill in by hand. */
export async function printPack(
  context: Context,
  caller: Caller,
  id: CourseId,
  paper: PackPaper,
): Promise<ServedFile> {
  const printer = allowToPrintPack(caller);
  const queries = resourceQueries(context.database);
  const [course, lessons] = await Promise.all([
    queries.findCompletions(id, printer.id),
    queries.listPrinted(printer, id),
  ]);
  if (!course || lessons.length === 0) throw new NotFound('That course does not exist.');
  await packing.take(context, String(printer.id));
  const { title, lessonCount } = course;
  const date = dayOfFinishing(course, printer);
  const pack: Pack = {
    title: `${title}: Printable pack`,
    paper,
    sheets: packOf(title, lessons),
    certificate: {
      course: title,
      ...(date === null
        ? { lessonCount: lessons.length }
        : { lessonCount, name: printer.username, date }),
    },
  };
  return {
    name: fileName(`${title} printable pack`),
    bytes: await filesOf(context)(pack, renderPack),
  };
}

/** They are not kept in memory, because they have passwords. */
export async function printSlips(
  context: Context,
  teacher: Learner,
  { title, ...slips }: Omit<SlipsOnPaper, 'address'>,
): Promise<ServedFile> {
  await printing.take(context, String(teacher.id));
  const address = new URL(context.publicOrigin).host;
  return {
    name: fileName(`${title} slips`),
    bytes: await renderSlips({ title: `${title}: Slips`, address, ...slips }),
  };
}
