import { parseLessonContent } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import { contentReplacing, contentWith, firstPath, nextPath } from '../testing/small-content.ts';
import { checkCurriculum } from './check-curriculum.ts';

async function problemsOf(files: ReadonlyMap<string, string>): Promise<string> {
  const result = loadCurriculum(files);
  const problems = result.ok ? await checkCurriculum(result.curriculum) : result.problems;
  return problems.map(formatProblem).join('\n');
}

test('a step with a task is a challenge, and has the task after its words', () => {
  const result = loadCurriculum(contentWith());
  const steps = result.ok ? result.curriculum.guidedPaths[0]?.steps : [];
  expect(steps?.map(({ slug, type }) => [slug, type]).slice(0, 2)).toEqual([
    ['look', 'learn'],
    ['make-one', 'challenge'],
  ]);
  const kinds = steps?.map(({ content }) => parseLessonContent(content).map(({ kind }) => kind));
  expect(kinds?.slice(0, 2)).toEqual([
    ['paragraph', 'picture', 'word', 'word', 'word'],
    ['paragraph', 'task'],
  ]);
  expect(steps?.[1]?.hints).toHaveLength(3);
});

const firstStep = `${firstPath}/look/step.md`;
const challenge = `${firstPath}/make-one/step.md`;
const task = `${firstPath}/make-one/task.yaml`;

test.each([
  ['a path without enough steps', `${firstPath}/path.yaml`, ', end]', ']', 'at least five steps'],
  ['a step that is listed twice', `${firstPath}/path.yaml`, 'end]', 'look]', 'is there twice'],
  ['a path behind none', `${nextPath}/path.yaml`, 'first]', 'last]', 'there is no path last'],
  ['a path behind itself', `${nextPath}/path.yaml`, 'first]', 'next]', 'next comes later'],
  ['a place that is taken', `${nextPath}/path.yaml`, 'position: 2', 'position: 1', 'has it too'],
  ['a first challenge', `${firstPath}/path.yaml`, '[look, make-one', '[make-one, look', 'never a'],
  ['a heading', challenge, 'Bring it to 1.', '## Go {do}', 'no headings'],
  ['hints beside the task', challenge, 'solution:', 'hints: [Go.]\nsolution:', "are its task's"],
  ['too few hints', firstStep, ', Press X.]', ']', 'at least 2'],
  ['a word that is not there', firstStep, 'glossary:qubit', 'glossary:x', 'has no word x'],
  ['what is false', firstStep, 'X swaps the bars.', 'A qubit is 0 and 1 at once.', 'Say:'],
  ['a task that is not solved', task, 'q0: X - -\nsecond', 'q0: H - -\nsecond', 'does not pass'],
])('%s is reported', async (_, file, piece, by, reason) => {
  expect(await problemsOf(contentReplacing(file, piece, by))).toContain(reason);
});

describe('the words of a path', () => {
  const linked = 'an [even mix](glossary:even-mix)';
  const inEveryStep = (text: string, by: string) =>
    new Map(
      [...contentWith()].map(([file, words]) => [
        file,
        file.startsWith(`${firstPath}/`) ? words.replace(text, by) : words,
      ]),
    );

  test('are linked in the path before a reply uses them', async () => {
    expect(await problemsOf(inEveryStep(linked, 'some'))).toContain(
      `${task}: says "mix", which nothing has taught so far`,
    );
  });

  test('are linked before a hint, an option, or the solution of a step uses them', async () => {
    for (const [piece, by] of [
      ['Press X.', 'Undo the CNOT.'],
      ['X swaps the bars.\n---', 'The two are linked.\n---'],
    ] as const) {
      expect(await problemsOf(contentReplacing(firstStep, piece, by))).toMatch(
        /look\/step\.md.*says "(CNOT|linked)", which nothing has taught so far/,
      );
    }
  });

  test('count in every later path of the map', async () => {
    const nextStep = `${nextPath}/look/step.md`;
    const after = contentReplacing(nextStep, linked, 'a mix');
    expect(await problemsOf(after)).toBe('');
    const apart = new Map(after).set(
      `${nextPath}/path.yaml`,
      (after.get(`${nextPath}/path.yaml`) ?? '').replace('after: [first]', 'after: []'),
    );
    expect(await problemsOf(apart)).toContain('says "mix", which nothing has taught so far');
  });
});

test('a step that is not listed is reported', async () => {
  const stray = { [`${firstPath}/extra/step.md`]: 'x' };
  expect(await problemsOf(contentWith(stray))).toContain('the folder extra is not listed');
});
