import { expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { contentReplacing, contentWith, folder } from '../testing/small-content.ts';
import { checkCheckpoint, checkNewQuestions, checkQuiz } from './check-quizzes.ts';

function problemsOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  const lessons = result.curriculum.courses.flatMap((course) => course.lessons);
  return lessons.flatMap(checkQuiz).map(({ location, reason }) => `${location}: ${reason}`);
}

test('each question names a stage that its lesson has', () => {
  expect(problemsOf(contentWith())).toEqual([]);
  const without = contentReplacing(`${folder}/lesson.md`, '## What happened {explain}', '');
  expect(problemsOf(without)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `q-${at}: the lesson has no stage {explain}`),
  );
});

const checkpointFile = `${folder}/checkpoint.yaml`;
const ownQuestion = (key: string, card = 'a', text = 'A qubit is at 1. You place X. What now?') => `
- key: ${key}
  question: ${text}
  A: { text: 'Always 0', reason: 'X swaps 0 and 1.' }
  B: { text: 'Always 1', reason: 'X moves it away from 1.' }
  C: { text: 'Half and half', reason: 'X gives no mix.' }
  D: { text: 'A minus', reason: 'A look always gives 0 or 1.' }
  correct: A
  section: explain
  card: ${card}
`;

function coursesOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  return result.curriculum.courses;
}

test('a checkpoint asks questions that the quiz does not, and each question has a card', () => {
  const reasonsOf = (text: string) =>
    coursesOf(contentWith({ [checkpointFile]: text }))
      .flatMap(({ lessons }) => lessons.flatMap(checkCheckpoint))
      .map(({ location, reason }) => `${location}: ${reason}`);
  expect(reasonsOf(ownQuestion('new-one'))).toEqual([]);
  const asked = 'A qubit is at 0! You place X. What does a look show?';
  expect(reasonsOf(ownQuestion('q-1', 'nothing', asked))).toEqual([
    'q-1: the quiz has a question q-1 too',
    'q-1: the quiz asks the same',
    'q-1: the lesson has no card nothing',
  ]);
});

test('each checkpoint of a course has six questions that nothing before it has asked', () => {
  const [course] = coursesOf(
    contentWith({ [checkpointFile]: ownQuestion('one') + ownQuestion('two') }),
  );
  if (!course) throw new Error('there is no course');
  const lessons = (count: number) => Array.from({ length: count }, () => course.lessons).flat();
  expect(checkNewQuestions({ ...course, lessons: lessons(3) })).toEqual([]);
  const [first, ...others] = lessons(6);
  if (!first) throw new Error('there is no lesson');
  const fewer = { ...course, lessons: [...others, { ...first, checkpoint: null }] };
  expect(checkNewQuestions(fewer).map(({ reason }) => reason)).toEqual([
    'the checkpoints up to lesson 6 need 12 questions of their own, and there are 10; write them to checkpoint.yaml',
  ]);
});
