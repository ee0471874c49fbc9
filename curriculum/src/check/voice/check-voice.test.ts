import { describe, expect, test } from 'vitest';
import { loadCurriculum } from '../../load/load.ts';
import { formatProblem } from '../../problem.ts';
import { contentReplacing, contentWith, folder } from '../../testing/small-content.ts';
import { checkVoice } from './check-voice.ts';
import { findStiffPhrase, stiffPhrases } from './stiff-phrases.ts';

function problemsOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  return checkVoice(result.curriculum).map(formatProblem);
}

describe.each([
  {
    name: 'a number of times without "out"',
    stiff: [
      'You win in three of four games.',
      'Here 0 is on three marbles of four.',
      'It shows 1 in one shot of four.',
      'Win 20 of 20',
      'In 70 of 100 shots a 1 came up.',
    ],
    fine: [
      'You win in three out of four games.',
      'The box holds one of four gates.',
      'One of eight bars is marked.',
      'Two of the four inputs give a 1.',
      'Step 2 of 5',
      'Play three games of four rounds.',
      'Take 7 to the power of half of 4, which is 49.',
      'It is 3 of 1.5 meters.',
    ],
  },
  {
    name: '"as" for a cause',
    stiff: [
      'About 50, as there are two numbers',
      'Still 1, as both are the same',
      'The game is not fair, as only you may use H.',
      'Always 0, as Z does not change the chances',
      'That is normal, as luck is a big part of it.',
    ],
    fine: [
      'It is safe, as long as the pad is used once.',
      'The control decides, as you know.',
      'The mix shows itself when parts cancel, as they do after the second H.',
      'Each draw is a locked bit, as the spy sees it.',
      'One fourth is marked, as it was before.',
      'Not as easy as it looks, as you will see.',
    ],
  },
  {
    name: '"stands" for "is"',
    stiff: [
      'Four H gates stand already.',
      'Below them stands the number.',
      'Your guess stands behind the bars.',
      'A look stands in the middle.',
    ],
    fine: [
      'Here they stand for 0 and 1.',
      'A pattern can stand for a number.',
      'You stand on a hill in thick fog.',
      'Mia stands behind Leo.',
      'Think of a globe on its stand.',
      'Which bar stands out?',
    ],
  },
  {
    name: '"plain" for "ordinary"',
    stiff: ['A plain computer does it well.'],
    fine: ['An ordinary computer does it well.', 'It is a plain 0 now.', 'You get plain luck.'],
  },
  {
    name: '"each" for "every"',
    stiff: ['It is faster than a laptop at each job.', 'Not each pair is linked.'],
    fine: [
      'They are not each other’s copies.',
      'A hall has a switch at each end.',
      'Each qubit has two bars.',
      'Take a fresh qubit each time.',
    ],
  },
  {
    name: '"alike" for "the same"',
    stiff: ['Make the end fair, 0 and 1 alike.'],
    fine: ['Both mixes look alike.'],
  },
  { name: 'a blank before %', stiff: ['It wins 75 % of all games.'], fine: ['It wins 75%.'] },
  {
    name: '"Said of"',
    stiff: ['Said of a mix that a look has changed.'],
    fine: ['The same is said of photons.'],
  },
])('$name', ({ name, stiff, fine }) => {
  test.each(stiff)('is reported: %s', (sentence) => {
    expect(findStiffPhrase(sentence)?.name).toBe(name);
  });
  test.each(fine)('is not in: %s', (sentence) => {
    expect(findStiffPhrase(sentence)).toBeUndefined();
  });
});

test('each phrase says what to write instead', () => {
  for (const { instead } of stiffPhrases) expect(instead).toMatch(/^Write .*\.$/);
});

test('a small curriculum without stiff phrases is in order', () => {
  expect(problemsOf(contentWith())).toEqual([]);
});

test.each([
  ['a paragraph', `${folder}/lesson.md`, 'X is a gate.', ':49'],
  ['a wrong guess', `${folder}/lesson.md`, 'One X gives 1.', ''],
  ['the note for grown-ups', `${folder}/lesson.md`, 'Ask your child to explain what', ''],
  ['a wrong option of a quiz', `${folder}/quiz.yaml`, 'X gives no mix.', ' (q-0)'],
  ['a card', `${folder}/flashcards.yaml`, 'X is NOT.', ''],
  ['a hint', `${folder}/task-make-one/task.yaml`, 'X swaps them.', ''],
  ['the glossary', 'glossary.yaml', 'The smallest piece of quantum information.', ' (qubit)'],
])('%s is checked', (_, file, piece, place) => {
  const stiff = 'A plain computer does it.';
  const told = problemsOf(contentReplacing(file, piece, stiff));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${place}: "${stiff}`);
  expect(told[0]).toContain('Write "ordinary computer".');
});
