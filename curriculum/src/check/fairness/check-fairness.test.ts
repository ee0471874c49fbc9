import { expect, test } from 'vitest';
import type { Curriculum, QuestionContent } from '../../curriculum.ts';
import { loadCurriculum } from '../../load/load.ts';
import { contentReplacing, contentWith, folder } from '../../testing/small-content.ts';
import { checkFairness } from './check-fairness.ts';

function loaded(files: ReadonlyMap<string, string>): Curriculum {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  return result.curriculum;
}

type Options = readonly [string, string, string, string];

/** The small content with a quiz of these questions. */
function withQuiz(
  questions: readonly { correct: 'A' | 'B' | 'C' | 'D'; texts: Options }[],
): Curriculum {
  const curriculum = loaded(contentWith());
  return {
    ...curriculum,
    courses: curriculum.courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => ({
        ...lesson,
        quiz: lesson.quiz && {
          ...lesson.quiz,
          questions: questions.map(({ correct, texts }, at): QuestionContent => {
            const [A, B, C, D] = texts.map((text) => ({ text, reason: 'Because.' })) as [
              QuestionContent['options']['A'],
              QuestionContent['options']['A'],
              QuestionContent['options']['A'],
              QuestionContent['options']['A'],
            ];
            return {
              key: `q-${at}`,
              question: 'What?',
              options: { A, B, C, D },
              correct,
              section: 'run',
            };
          }),
        },
      })),
    })),
  };
}

const even: Options = ['one', 'two', 'six', 'ten'];
const spread = (['A', 'B', 'C', 'D', 'A', 'B', 'C', 'D'] as const).map((correct) => ({
  correct,
  texts: even,
}));
const reasons = (curriculum: Curriculum) => checkFairness(curriculum).map(({ reason }) => reason);

test('questions whose form does not reveal the answer are fair', () => {
  expect(reasons(loaded(contentWith()))).toEqual([]);
  expect(reasons(withQuiz(spread))).toEqual([]);
});

test('one letter that is right too often is reported', () => {
  expect(reasons(withQuiz(spread.map((one) => ({ ...one, correct: 'C' as const }))))).toEqual([
    'the quizzes: C is right 8 times of 8',
  ]);
});

test('right options that are too often the longest are reported', () => {
  const texts: Options = ['one', 'two', 'the longest of all', 'ten'];
  const long = spread.map(({ correct }) => ({
    correct,
    texts: texts.toSorted((a, b) => a.length - b.length) as unknown as Options,
  }));
  expect(reasons(withQuiz(long))).toEqual([]);
  const moved = spread.map(({ correct }) => {
    const at = 'ABCD'.indexOf(correct);
    return { correct, texts: even.with(at, 'the longest of all') as unknown as Options };
  });
  expect(reasons(withQuiz(moved))).toEqual([expect.stringMatching(/the longest 8 times of 8/)]);
});

test('a word that is never right, or always, is reported', () => {
  const wrong = spread.map(({ correct }) => ({
    correct,
    texts: even.with(('ABCD'.indexOf(correct) + 1) % 4, 'Nothing') as unknown as Options,
  }));
  expect(reasons(withQuiz(wrong))).toEqual([
    'an option that begins with "nothing" is never right (8 of them)',
  ]);
  const right = spread.map(({ correct }) => ({
    correct,
    texts: even.with('ABCD'.indexOf(correct), 'No') as unknown as Options,
  }));
  expect(reasons(withQuiz(right))).toEqual([
    'an option that begins with "no" is always right (8 of them)',
  ]);
  const [first, ...rest] = wrong;
  if (!first) throw new Error('There is no question.');
  const once = {
    ...first,
    texts: even.with('ABCD'.indexOf(first.correct), 'Nothing') as unknown as Options,
  };
  expect(reasons(withQuiz([once, ...rest]))).toEqual([]);
});

test('an answer above its guess is reported', () => {
  const told = contentReplacing(
    `${folder}/lesson.md`,
    'Press the **X** button. Watch the bar move.',
    'Two flips, and it is always at 0 again.',
  );
  const guess = (files: ReadonlyMap<string, string>) =>
    new Map(files).set(
      `${folder}/lesson.md`,
      (files.get(`${folder}/lesson.md`) ?? '').replace("text: 'Always 0'", "text: 'Always at 0'"),
    );
  expect(reasons(loaded(guess(told)))).toEqual(['the answer to this guess is above it']);
  expect(reasons(loaded(guess(contentWith())))).toEqual([]);
});
