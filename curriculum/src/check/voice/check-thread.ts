/** Checks a course that is told as one story, with a `thread`: few new words at a time, and no telegrams. */
import type { Level } from '@qubloom/contract';
import type { CourseContent, LessonContent } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';
import { gradeRange, readabilityOf } from '../reading/readability.ts';

export const maxNewWords = 3;

export function checkThread({ thread, level, lessons }: CourseContent): ContentProblem[] {
  if (thread === undefined) return [];
  return lessons.flatMap((lesson) => [...checkNewWords(lesson), ...checkGrade(lesson, level)]);
}

function checkNewWords({ file, newWords }: LessonContent): ContentProblem[] {
  if (newWords.length <= maxNewWords) return [];
  return [{ file, reason: `has ${newWords.length} new words; at most ${maxNewWords}` }];
}

/** Only paragraphs, because they are read in a row. Questions, hints, and replies are short on purpose. */
function checkGrade({ file, blocks }: LessonContent, level: Level): ContentProblem[] {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const { grade } = readabilityOf(paragraphs);
  const { least, most } = gradeRange[level];
  const found = `its paragraphs read at grade ${grade.toFixed(1)}`;
  if (grade < least) {
    return [{ file, reason: `${found}, like a telegram; at least ${least} for ${level}` }];
  }
  return grade > most ? [{ file, reason: `${found}; at most ${most} for ${level}` }] : [];
}
