/**
 * Checks that a quiz leads back into its lesson, and cannot be passed by guessing a letter or by the form of its
 * options.
 */
import { checkpointLength, checkpointsOf, type Choice } from '@qubloom/contract';
import type { CourseContent, LessonContent, QuizContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';

type Questions = Pick<QuizContent, 'file' | 'questions'>;

export function checkQuiz({ quiz, outline, blocks }: LessonContent): ContentProblem[] {
  if (!quiz) return [];
  return [
    ...checkOptions(quiz),
    ...checkSections(quiz, blocks),
    ...(outline ? [] : checkSpread(quiz)),
  ];
}

/** Checks the questions that only checkpoints ask: they must be new, and about a card of the lesson. */
export function checkCheckpoint(lesson: LessonContent): ContentProblem[] {
  const { checkpoint, quiz, flashcards, blocks } = lesson;
  if (!checkpoint) return [];
  const { file, questions } = checkpoint;
  const inQuiz = new Set(quiz?.questions.map(({ question }) => plainText(question)));
  const keys = new Set(quiz?.questions.map(({ key }) => key));
  const cards = new Set(flashcards.map(({ key }) => key));
  const own = questions.flatMap(({ key, question, card }) =>
    [
      ...(quiz ? [] : ['a lesson without a quiz has no row for it']),
      ...(keys.has(key) ? [`the quiz has a question ${key} too`] : []),
      ...(inQuiz.has(plainText(question)) ? ['the quiz asks the same'] : []),
      ...(cards.has(card) ? [] : [`the lesson has no card ${card}`]),
    ].map((reason) => ({ file, location: key, reason })),
  );
  return [...own, ...checkOptions(checkpoint), ...checkSections(checkpoint, blocks)];
}

/** Checks that each checkpoint has enough questions that no earlier quiz or checkpoint has asked. */
export function checkNewQuestions({ slug, lessons }: CourseContent): ContentProblem[] {
  if (lessons.some(({ outline }) => outline)) return [];
  const countOf = (some: readonly LessonContent[]) =>
    some.reduce((sum, { checkpoint }) => sum + (checkpoint?.questions.length ?? 0), 0);
  return checkpointsOf(lessons.length).flatMap((after, index) => {
    const has = countOf(lessons.slice(0, after));
    const needs = (index + 1) * checkpointLength;
    if (has >= needs) return [];
    const reason = `the checkpoints up to lesson ${after} need ${needs} questions of their own, and there are ${has}; write them to checkpoint.yaml`;
    return [{ file: `courses/${slug}/course.yaml`, reason }];
  });
}

/** A question leads back to a stage that its lesson has. */
function checkSections(
  { file, questions }: Questions,
  blocks: LessonContent['blocks'],
): ContentProblem[] {
  const stages = new Set(blocks.flatMap((block) => (block.kind === 'section' ? block.stage : [])));
  return questions
    .filter(({ section }) => !stages.has(section))
    .map(({ key, section }) => ({
      file,
      location: key,
      reason: `the lesson has no stage {${section}}`,
    }));
}

/** At least three letters have a right option, and no letter has more than half of them. */
function checkSpread({ file, questions }: QuizContent): ContentProblem[] {
  const counts = new Map<Choice, number>();
  for (const { correct } of questions) counts.set(correct, (counts.get(correct) ?? 0) + 1);
  const problems: ContentProblem[] = [];
  if (counts.size < Math.min(3, questions.length)) {
    const letters = [...counts.keys()].sort().join(' and ');
    problems.push({ file, reason: `right options are only at ${letters}; use three letters` });
  }
  for (const [letter, count] of counts) {
    if (count <= Math.ceil(questions.length / 2)) continue;
    problems.push({ file, reason: `${letter} is right ${count} times of ${questions.length}` });
  }
  return problems;
}

function checkOptions({ file, questions }: Questions): ContentProblem[] {
  return questions.flatMap(({ key, options }) => {
    const texts = Object.values(options).map(({ text }) => text.toLowerCase());
    const problems: ContentProblem[] = [];
    if (new Set(texts).size < texts.length) {
      problems.push({ file, location: key, reason: 'two options say the same' });
    }
    if (texts.some((text) => /\b(?:all|none) of (?:the above|these)\b/.test(text))) {
      problems.push({
        file,
        location: key,
        reason: '"all of the above" tests reading, not the idea',
      });
    }
    return problems;
  });
}

/** Text without punctuation and case, to compare questions. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
