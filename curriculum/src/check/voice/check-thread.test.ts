import { expect, test } from 'vitest';
import { loadCurriculum } from '../../load/load.ts';
import { formatProblem } from '../../problem.ts';
import { contentWith, folder, smallContent } from '../../testing/small-content.ts';
import { checkThread } from './check-thread.ts';

const lesson = `${folder}/lesson.md`;
const course = 'courses/basics/course.yaml';

/** The small content with another explanation, in a course with or without a thread. */
function problemsWith(
  text: string,
  { thread = 'thread: What does X do?\n', words = '[qubit]' } = {},
) {
  const result = loadCurriculum(
    contentWith({
      [course]: `${smallContent[course] ?? ''}${thread}`,
      [lesson]: (smallContent[lesson] ?? '')
        .replace('newWords: [qubit]', `newWords: ${words}`)
        .replace('A [qubit](glossary:qubit) starts at `|0>`. X turns it to `|1>`.', text),
    }),
  );
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.curriculum.courses.flatMap(checkThread).map(formatProblem);
}

const telegram = Array.from(
  { length: 9 },
  () => 'Place X. Look at it. It is 1. H is new. Try it.',
).join('\n\n');
const spoken = Array.from(
  { length: 9 },
  () => 'When you send the qubit through another gate, its two parts come together.',
).join('\n\n');
const paper = Array.from(
  { length: 9 },
  () =>
    'Interference of probability amplitudes eliminates undesirable measurement outcomes entirely.',
).join('\n\n');

test('in a course with a thread, a text like a telegram or like a paper is reported, but not one that can be read aloud', () => {
  expect(problemsWith(telegram)).toEqual([expect.stringContaining('like a telegram')]);
  expect(problemsWith(spoken)).toEqual([]);
  expect(problemsWith(paper)).toEqual([
    expect.stringMatching(/grade \d\d\.\d; at most 5 for beginner/),
  ]);
  expect(problemsWith(telegram, { thread: '' })).toEqual([]);
});

test('a lesson has at most three new words', () => {
  expect(problemsWith(spoken, { words: '[qubit, a, b]' })).toEqual([]);
  expect(problemsWith(spoken, { words: '[qubit, a, b, c]' })).toEqual([
    expect.stringContaining('has 4 new words; at most 3'),
  ]);
});
