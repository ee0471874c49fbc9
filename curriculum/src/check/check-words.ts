/** Whether the words are easy enough, few enough, and true. */
import type { Level } from '@qubloom/contract';
import type { Curriculum, LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { forbiddenIn } from './forbidden-phrases.ts';
import {
  lessonClaims,
  lessonProse,
  quizClaims,
  quizProse,
  sentencesOf,
  type Words,
} from './prose.ts';
import { highestGrade, mostSentencesAParagraph, mostWordsASentence, readingOf } from './reading.ts';

export function checkLessonWords(level: Level, lesson: LessonContent): ContentProblem[] {
  const { file, quiz } = lesson;
  return [
    ...checkReading(file, level, lessonProse(lesson)),
    ...checkParagraphs(lesson),
    ...checkClaims(file, lessonClaims(lesson)),
    ...(quiz ? checkReading(quiz.file, level, quizProse(quiz)) : []),
    ...(quiz ? checkClaims(quiz.file, quizClaims(quiz)) : []),
  ];
}

/** Glossary, achievements and the courses' own words. */
export function checkOtherWords({ glossary, achievements, courses }: Curriculum): ContentProblem[] {
  const words = glossary.map(({ key, explanation }) => ({ text: explanation, place: key }));
  const badges = achievements.flatMap(({ slug, name, description }) =>
    [name, description].map((text) => ({ text, place: slug })),
  );
  return [
    ...checkClaims('glossary.yaml', words),
    ...checkClaims('achievements/achievements.yaml', badges),
    ...courses.flatMap(({ slug, title, description }) =>
      checkClaims(`courses/${slug}/course.yaml`, [{ text: title }, { text: description }]),
    ),
  ];
}

function checkReading(file: string, level: Level, words: readonly Words[]): ContentProblem[] {
  const { wordsASentence, grade } = readingOf(words.map(({ text }) => text));
  const problems: ContentProblem[] = [];
  if (wordsASentence > mostWordsASentence) {
    const reason = `a sentence has ${wordsASentence.toFixed(1)} words on average; at most ${mostWordsASentence}`;
    problems.push({ file, reason });
  }
  if (grade > highestGrade[level]) {
    const reason = `reads at grade ${grade.toFixed(1)}; at most ${highestGrade[level]} for ${level}`;
    problems.push({ file, reason });
  }
  return problems;
}

function checkParagraphs({ file, blocks }: LessonContent): ContentProblem[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return [];
    const count = sentencesOf(block.text).length;
    if (count <= mostSentencesAParagraph) return [];
    const reason = `this paragraph has ${count} sentences; at most ${mostSentencesAParagraph}`;
    return [{ file, line: block.line, reason }];
  });
}

function checkClaims(file: string, claims: readonly Words[]): ContentProblem[] {
  return claims.flatMap(({ text, ...where }) =>
    sentencesOf(text).flatMap((sentence) => {
      const found = forbiddenIn(sentence);
      return found ? [{ file, ...where, reason: `"${sentence}" Say: ${found.instead}` }] : [];
    }),
  );
}
