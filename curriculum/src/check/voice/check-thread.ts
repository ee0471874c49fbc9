/** What holds for a course that is told as one story, with a `thread`: few new words at a time, and no telegrams. */
import type { Level } from '@qubloom/contract';
import { innerMarksOf } from '@qubloom/contract';
import type { CourseContent, LessonContent } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';
import { readabilityOf } from '../readability.ts';

export const mostNewWords = 3;

/**
 * Half of a course's paragraphs read at this grade or above. Courses that were found to be written like telegrams
 * were at 1.8 and 1.9 (beginner), 2.3 and 2.5 (intermediate), 2.4 (advanced).
 */
export const leastMedianGrade: Readonly<Record<Level, number>> = {
  beginner: 2.2,
  intermediate: 2.6,
  advanced: 3,
};

export function checkThread(course: CourseContent): ContentProblem[] {
  if (course.thread === undefined) return [];
  return [...course.lessons.flatMap(checkNewWords), ...checkTelegrams(course)];
}

function checkNewWords({ file, newWords }: LessonContent): ContentProblem[] {
  if (newWords.length <= mostNewWords) return [];
  return [{ file, reason: `has ${newWords.length} new words; at most ${mostNewWords}` }];
}

function checkTelegrams({ slug, level, lessons }: CourseContent): ContentProblem[] {
  const grades = lessons
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block : [])))
    .map(({ text }) => runningTextOf(text))
    .filter((text) => text !== '')
    .map((text) => readabilityOf([text]).grade)
    .sort((a, b) => a - b);
  const median = grades[Math.floor(grades.length / 2)];
  const least = leastMedianGrade[level];
  if (median === undefined || median >= least) return [];
  const reason = `half of the paragraphs read below grade ${median.toFixed(1)}, like telegrams; at least ${least} for ${level}`;
  return [{ file: `courses/${slug}/course.yaml`, reason }];
}

/** Kets, names of gates and of qubits count as one syllable, so they would hide how short the sentences are. */
function runningTextOf(text: string): string {
  return innerMarksOf(text)
    .map((mark) => (mark.kind === 'code' ? '' : mark.text))
    .join('')
    .replace(/\b(?:X|Y|Z|H|S|T|R[XYZ]|C?CNOT|CZ|q\d)\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?;:])/g, '')
    .trim();
}
