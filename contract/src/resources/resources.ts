/** Learning resources: the glossary and printable material. */
import { z } from 'zod';
import { Course, LessonSummary } from '../courses.ts';
import { endpoint, pdfEndpoint, type ServedFile } from '../endpoint.ts';
import { CourseId, CourseParams, LessonId, LessonParams } from '../ids.ts';
import * as routes from '../routes.ts';

/**
 * Printable sheets of a lesson, and its slides. None of them contains a question of its quiz, or an answer to one. The
 * assessment and its key are for grown-ups.
 */
export const lessonSheets = [
  'lesson-plan',
  'slides',
  'activity',
  'worksheet',
  'answers',
  'assessment',
  'assessment-key',
] as const;
export const LessonSheet = z.enum(lessonSheets, 'That sheet does not exist.');
export type LessonSheet = z.infer<typeof LessonSheet>;

/** Name that a certificate prints for the learner. */
export const CertificateName = z.enum(['username', 'first-name'], 'That name does not exist.');
export type CertificateName = z.infer<typeof CertificateName>;

/** Paper size of a printable pack. */
export const PackPaper = z.enum(['letter', 'a4'], 'That paper does not exist.');
export type PackPaper = z.infer<typeof PackPaper>;

export const GlossaryEntry = z.object({
  key: z.string(),
  word: z.string(),
  explanation: z.string(),
  /** First lesson that contains the word. */
  lesson: z.object({ id: LessonId, courseId: CourseId, title: z.string() }),
});
export type GlossaryEntry = z.infer<typeof GlossaryEntry>;

export const PrintableLesson = LessonSummary.pick({ id: true, title: true, order: true }).extend({
  /** The reason why its sheets are closed to the caller; null if they are open. */
  closedBecause: z.string().nullable(),
});
export type PrintableLesson = z.infer<typeof PrintableLesson>;

export const PrintableCourse = Course.pick({ id: true, title: true, level: true }).extend({
  lessons: z.array(PrintableLesson),
  /** Reason why the whole course's pack is closed to the caller; null if it is open. */
  packClosedBecause: z.string().nullable(),
  /** Reason why assessments and their keys are closed to the caller; null if those of the open lessons are open. */
  assessmentsClosedBecause: z.string().nullable(),
});
export type PrintableCourse = z.infer<typeof PrintableCourse>;

/** Course whose certificate the learner has earned. */
export const FinishedCourse = Course.pick({ id: true, title: true });
export type FinishedCourse = z.infer<typeof FinishedCourse>;

export const resources = {
  glossary: endpoint({
    ...routes.resources.glossary,
    summary: 'Every word of the lessons, from A to Z.',
    reply: z.array(GlossaryEntry),
  }),
  printables: endpoint({
    ...routes.resources.printables,
    summary: 'Every lesson by its title, and whether the caller may print its sheets.',
    reply: z.array(PrintableCourse),
  }),
  sample: pdfEndpoint({
    ...routes.resources.sample,
    summary: 'Lesson plan, worksheet, and answer sheet of the first free lesson, as one PDF.',
    errors: ['not-found'],
  }),
  sheet: pdfEndpoint({
    ...routes.resources.sheet,
    summary:
      'A sheet of a lesson, or its slides, as a PDF, if the lesson is open to the caller, or the caller is a grown-up whose plan opens its course.',
    params: LessonParams.extend({ sheet: LessonSheet }),
    errors: ['not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  presentation: endpoint({
    ...routes.resources.presentation,
    summary: 'The slides of a lesson as a PPTX with notes for the teacher, for the same callers.',
    params: LessonParams,
    reply: z.custom<ServedFile>(),
    file: 'pptx',
    errors: ['not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  certificates: endpoint({
    ...routes.resources.certificates,
    summary: 'The courses in which the learner has completed every lesson.',
    reply: z.array(FinishedCourse),
    errors: ['not-signed-in'],
  }),
  certificate: pdfEndpoint({
    ...routes.resources.certificate,
    summary: 'The certificate of a course in which the learner has completed every lesson.',
    params: CourseParams.extend({ name: CertificateName }),
    errors: ['not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  pack: pdfEndpoint({
    ...routes.resources.pack,
    summary:
      'The plans, activities, worksheets, and answers of a course, and a certificate as one PDF, if the plan opens packs.',
    params: CourseParams.extend({ paper: PackPaper }),
    errors: ['not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
