/**
 * Checks who speaks: both children in each lesson of a course with a thread, in few words, and corrected if they
 * are wrong.
 */
import type { LessonBlock } from '@qubloom/contract';
import type { CourseContent } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';
import { findForbiddenPhrase } from '../forbidden-phrases.ts';
import { sentencesOf } from '../reading/prose.ts';
import { isChildsLine } from './childs-line.ts';

const mostSentences = 2;
const children = ['mia', 'leo'] as const;

export function checkCast({ thread, lessons }: CourseContent): ContentProblem[] {
  return lessons.flatMap(({ file, blocks, outline }) => [
    ...checkLines(file, blocks),
    ...children.flatMap((child) => {
      const isThere = blocks.some((block) => block.kind === 'says' && block.who === child);
      if (isThere || thread === undefined || outline) return [];
      return [{ file, reason: `${child} says nothing; both children speak in each lesson` }];
    }),
  ]);
}

/** Checks the lines of a lesson or of a step of a path. */
export function checkLines(
  file: string,
  blocks: readonly (LessonBlock & { readonly line: number })[],
): ContentProblem[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'says') return [];
    const { line, who, text } = block;
    const sentences = sentencesOf(text);
    const problems: ContentProblem[] = [];
    if (sentences.length > mostSentences) {
      const reason = `${who} says ${sentences.length} sentences; at most ${mostSentences}`;
      problems.push({ file, line, reason });
    }
    const setsRight = (later: LessonBlock) =>
      later.kind === 'predict' ||
      later.kind === 'choice' ||
      (later.kind === 'says' && later.who === who);
    if (
      isChildsLine(block) &&
      sentences.some(findForbiddenPhrase) &&
      !blocks.slice(at + 1).some(setsRight)
    ) {
      const reason = `nobody sets ${who} right: ask about it, or let ${who} say so, further down`;
      problems.push({ file, line, reason });
    }
    return problems;
  });
}
