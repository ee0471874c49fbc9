import { expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import {
  contentReplacing,
  contentWith,
  folder,
  ownSet,
  takingSet,
} from '../testing/small-content.ts';
import { checkCurriculum } from './check-curriculum.ts';

async function problemsOf(files: ReadonlyMap<string, string>): Promise<string> {
  const result = loadCurriculum(files);
  const problems = result.ok ? await checkCurriculum(result.curriculum) : result.problems;
  return problems.map(formatProblem).join('\n');
}

const card = 'answer: A letter.,';
const doing = (text: string) =>
  contentReplacing(ownSet, card, `answer: A letter., doing: ${text},`);

const build = (starter: string, reference: string) =>
  `{ kind: build, starter: '${starter}', gates: [X], check: { kind: distribution, chances: { '1': 1 } }, reference: '${reference}' }`;

test.each([
  build('q0: ?', 'q0: X'),
  "{ kind: turn, circuit: 'RY(turn)', outcome: '1', chance: 1/4 }",
  "{ kind: histogram, right: 'H / H', wrong: ['H * / - X'] }",
])('%s is in order', async (text) => {
  expect(await problemsOf(doing(text))).toBe('');
});

test.each([
  [build('q0: ?', 'q0: -'), 'the reference does not pass'],
  [build('q0: X ? ?', 'q0: X X X'), 'it is done with nothing placed'],
  [build('q0: X', 'q0: X'), 'has no free place'],
  [
    "{ kind: turn, circuit: 'RZ(turn)', outcome: '1', chance: 1/4 }",
    'no stop of the slider passes',
  ],
  ["{ kind: turn, circuit: 'RY(pi)', outcome: '1', chance: 1 }", 'no gate is turned'],
  ["{ kind: turn, circuit: 'H RZ(turn)', outcome: '1', chance: 1/2 }", 'with nothing turned'],
  ["{ kind: histogram, right: 'H', wrong: ['H Z'] }", 'make charts that look the same'],
  ["{ kind: histogram, right: 'H', wrong: ['H / H'] }", 'another number of wires'],
  ["{ kind: histogram, right: 'G', wrong: ['H'] }", '"G" is not a sign of the notation'],
])('%s is refused', async (text, reason) => {
  expect(await problemsOf(doing(text))).toContain(`${ownSet} (a): `);
  expect(await problemsOf(doing(text))).toContain(reason);
});

test.each([
  ['A letter.', 'It tries all answers at once.', `${ownSet} (a): "It tries`],
  ['What is b?', 'what is A', `asks the same as a in ${ownSet}`],
  ['What is b?', 'What does X do: a', `asks the same as a in ${folder}/flashcards.yaml`],
  ['answer: A letter.', 'answer: A letter., quiz: [q-9]', 'has no question q-9'],
  ['answer: A letter.', 'answer: A letter., quiz: [q-1, q-1]', 'another card answers'],
  ['lesson: basics/meet-the-qubit', 'lesson: basics/nowhere', 'there is no lesson basics/nowhere'],
  ['position: 2', 'position: 1', 'first-words has it too'],
])('%j replaced by %j', async (piece, by, reason) => {
  expect(await problemsOf(contentReplacing(ownSet, piece, by))).toContain(reason);
});

const pictured = (properties: string) =>
  contentReplacing(
    ownSet,
    card,
    `answer: A letter., picture: { name: signed-bars, title: Bars, description: Two bars., properties: ${properties} },`,
  );

test('a picture is read by the schema of the pictures', async () => {
  expect(await problemsOf(pictured("{ gates: 'X H' }"))).toBe('');
  expect(await problemsOf(pictured('{ gates: 1 }'))).toContain('properties that do not fit');
  expect(await problemsOf(pictured("{ gates: 'X G' }"))).toContain('"G" is no gate');
});

test('every question of a quiz has a card that comes when it is missed', async () => {
  const file = `${folder}/flashcards.yaml`;
  expect(await problemsOf(contentReplacing(file, 'quiz: [q-0, q-1,', 'quiz: [q-1,'))).toBe(
    `${folder}/quiz.yaml (q-0): no flashcard names this question`,
  );
});

test('the cards of every lesson are in exactly one set', async () => {
  expect(await problemsOf(contentWith({ [takingSet]: null }))).toContain('its cards are in no set');
});
