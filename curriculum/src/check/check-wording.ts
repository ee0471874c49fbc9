/** Checks that the words are easy enough, few enough, and true. */
import type { Level } from '@qubloom/contract';
import type { Curriculum, LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { findForbiddenPhrase } from './forbidden-phrases.ts';
import {
  activityClaims,
  lessonClaims,
  lessonProse,
  questionClaims,
  quizClaims,
  quizProse,
  sentencesOf,
  type Prose,
} from './reading/prose.ts';
import {
  gradeRange,
  maxSentencesPerParagraph,
  maxWordsPerSentence,
  readabilityOf,
} from './reading/readability.ts';

export function checkLessonWording(level: Level, lesson: LessonContent): ContentProblem[] {
  const { file, quiz, checkpoint, activity } = lesson;
  return [
    ...checkReadability(file, level, lessonProse(lesson)),
    ...checkParagraphs(lesson),
    ...checkClaims(file, lessonClaims(lesson)),
    ...(quiz ? checkReadability(quiz.file, level, quizProse(quiz)) : []),
    ...(quiz ? checkClaims(quiz.file, quizClaims(quiz)) : []),
    ...(activity ? checkClaims(activity.file, activityClaims(activity)) : []),
    ...(checkpoint ? checkReadability(checkpoint.file, level, quizProse(checkpoint)) : []),
    ...(checkpoint ? checkClaims(checkpoint.file, questionClaims(checkpoint)) : []),
  ];
}

/** Checks the glossary, the achievements, and the courses' own texts. */
export function checkOtherWording({
  glossary,
  achievements,
  courses,
}: Curriculum): ContentProblem[] {
  const words = glossary.map(({ key, explanation }) => ({ text: explanation, location: key }));
  const badges = achievements.flatMap(({ slug, name, description }) =>
    [name, description].map((text) => ({ text, location: slug })),
  );
  return [
    ...checkClaims('glossary.yaml', words),
    ...checkClaims('achievements/achievements.yaml', badges),
    ...courses.flatMap(({ slug, title, description, thread = '' }) =>
      checkClaims(
        `courses/${slug}/course.yaml`,
        [title, description, thread].map((text) => ({ text })),
      ),
    ),
  ];
}

export function checkReadability(
  file: string,
  level: Level,
  words: readonly Prose[],
): ContentProblem[] {
  const { wordsPerSentence, grade } = readabilityOf(words.map(({ text }) => text));
  const problems: ContentProblem[] = [];
  if (wordsPerSentence > maxWordsPerSentence) {
    const reason = `a sentence has ${wordsPerSentence.toFixed(1)} words on average; at most ${maxWordsPerSentence}`;
    problems.push({ file, reason });
  }
  const { most } = gradeRange[level];
  if (grade > most) {
    const reason = `reads at grade ${grade.toFixed(1)}; at most ${most} for ${level}`;
    problems.push({ file, reason });
  }
  return problems;
}

export function checkParagraphs({
  file,
  blocks,
}: Pick<LessonContent, 'file' | 'blocks'>): ContentProblem[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return [];
    const count = sentencesOf(block.text).length;
    if (count <= maxSentencesPerParagraph) return [];
    const reason = `this paragraph has ${count} sentences; at most ${maxSentencesPerParagraph}`;
    return [{ file, line: block.line, reason }];
  });
}

export function checkClaims(file: string, claims: readonly Prose[]): ContentProblem[] {
  return claims.flatMap(({ text, ...where }) =>
    sentencesOf(text).flatMap((sentence) => {
      const found = findForbiddenPhrase(sentence);
      return found ? [{ file, ...where, reason: `"${sentence}" Say: ${found.instead}` }] : [];
    }),
  );
}
