import { describe, expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import { contentReplacing, contentWith, folder } from '../testing/small-content.ts';
import { checkCurriculum } from './check-curriculum.ts';
import { findForbiddenPhrase, forbiddenPhrases } from './forbidden-phrases.ts';

async function problemsOf(files: ReadonlyMap<string, string>): Promise<string> {
  const result = loadCurriculum(files);
  const problems = result.ok ? await checkCurriculum(result.curriculum) : result.problems;
  return problems.map(formatProblem).join('\n');
}

const lesson = `${folder}/lesson.md`;
const quiz = `${folder}/quiz.yaml`;
const task = `${folder}/task-make-one/task.yaml`;
const twin = `${folder}/task-make-one/twin.yaml`;
const long = 'A '.repeat(40);

const plan =
  'plan:\n  goal: Learners can say what X does.\n  ask:\n    - What does a second X do?\n    - How do you know?\n';

test('a good curriculum is in order', async () => {
  expect(await problemsOf(contentWith())).toBe('');
});

describe('the shape of a lesson', () => {
  test.each([
    ['## Its name {name}\n\nX is a gate.', '', 'the stage {name} is missing'],
    ['X is a gate.', '', 'the stage {name} is empty'],
    [plan, '', 'the plan is missing'],
    ['{explain}', '{used-for}', '{name} cannot come after {used-for}'],
    ['::task make-one', 'Think.', 'the stage {try} needs a task or a program-task or a choice'],
    ['::task make-one', 'Think.', 'the task make-one is never shown'],
    ['## Flip a qubit {do}\n', '', 'a lesson begins with a stage'],
    ['The second X undoes', 'Yes. The second X undoes', 'is also read after a wrong one'],
  ])('%j replaced by %j', async (piece, by, reason) => {
    expect(await problemsOf(contentReplacing(lesson, piece, by))).toContain(reason);
  });

  test.each([
    [quiz, 'quiz.yaml is missing'],
    [`${folder}/flashcards.yaml`, 'flashcards.yaml is missing'],
  ])('%s must be there', async (file, reason) => {
    expect(await problemsOf(contentWith({ [file]: null }))).toContain(reason);
  });

  test('an outline may lack parts, but not say false things', async () => {
    const front = `---\ntitle: A\ndescription: A.\ncategory: qubit\nminutes: 20\noutline: true\n---\n## A {do}\n`;
    const files = (text: string) =>
      contentWith({
        [lesson]: `${front}${text}\n`,
        [quiz]: null,
        [`${folder}/flashcards.yaml`]: null,
        [task]: null,
        [twin]: null,
      });
    expect(await problemsOf(files('Words.'))).toBe('');
    expect(await problemsOf(files('A qubit is 0 and 1 at the same time.'))).toContain(
      'Say: Before you look',
    );
  });
});

describe('words', () => {
  test.each([
    [lesson, 'X is a gate.', 'One. Two. Three. Four.', 'this paragraph has 4 sentences; at most 3'],
    [lesson, 'X is a gate.', `${long.repeat(6)}.`, 'words on average; at most 12'],
    [
      lesson,
      'X is a gate.',
      'Multidimensional probability amplitudes characterise superposition analytically. '.repeat(3),
      'at most 5 for beginner',
    ],
    [quiz, 'X moves it away from 0.', `${'A '.repeat(400)}.`, `${quiz}: a sentence has`],
    [
      `${folder}/flashcards.yaml`,
      'It swaps 0 and 1.',
      'It makes a qubit 0 and 1 at once.',
      `${lesson} (flashcards a): "It makes a qubit 0 and 1 at once."`,
    ],
    [
      'glossary.yaml',
      'The smallest piece of quantum information.',
      'It tries all answers at once.',
      'glossary.yaml (qubit): ',
    ],
  ])('%s: %#', async (file, piece, by, reason) => {
    expect(await problemsOf(contentReplacing(file, piece, by))).toContain(reason);
  });

  test('a wrong option may say what is wrong, a right one may not', async () => {
    const wrong = '0 and 1 at the same time';
    expect(await problemsOf(contentReplacing(lesson, "'Always 1'", `'${wrong}'`))).toBe('');
    expect(await problemsOf(contentReplacing(lesson, "'Always 0'", `'${wrong}'`))).toContain(
      `"${wrong}" Say:`,
    );
    expect(await problemsOf(contentReplacing(quiz, "'Half and half'", `'${wrong}'`))).toBe('');
    expect(await problemsOf(contentReplacing(quiz, "'Always 0'", `'${wrong}'`))).toContain(
      '(q-0.A)',
    );
  });
});

describe('links', () => {
  test.each([
    [lesson, 'glossary:qubit', 'glossary:qbit', 'the glossary has no word qbit'],
    [lesson, '[qubit](glossary:qubit)', 'qubit', 'the new word qubit is linked nowhere'],
    [lesson, '(glossary:qubit)', '(https://evil.example)', 'only glossary words can be linked'],
    [lesson, 'name: signed-bars', 'name: unsigned-bars', 'there is no interactive unsigned-bars'],
    [
      lesson,
      'name: signed-bars',
      'name: message-lanes',
      'message-lanes has properties that do not fit',
    ],
    [lesson, "gates: 'X", "gates: '* X", '"*" is no gate for one qubit'],
    [
      lesson,
      '/simulators/first-qubit?',
      '/simulators/last-qubit?',
      'there is no simulator /simulators/last-qubit',
    ],
    [
      lesson,
      'minutes: 20',
      'minutes: 20\nsimulatorUrl: /simulators/x',
      'there is no simulator /simulators/x',
    ],
    [
      lesson,
      'minutes: 20',
      'minutes: 20\nsimulatorUrl: circus-lab',
      'there is no simulator circus-lab',
    ],
    [
      lesson,
      'minutes: 20',
      "minutes: 20\nlab: { circuit: 'q1: H' }",
      'lab.circuit: Wires come in order; here q0 is due.',
    ],
    [
      lesson,
      'minutes: 20',
      "minutes: 20\nlab: { circuit: 'q0: B' }",
      'lab.circuit: a box cannot be opened in the lab',
    ],
    [
      'achievements/achievements.yaml',
      'kind: lessons-completed, atLeast: 1',
      'kind: course-completed, course: other',
      'there is no course other',
    ],
  ])('%s: %j', async (file, piece, by, reason) => {
    expect(await problemsOf(contentReplacing(file, piece, by))).toContain(reason);
  });

  test('to a picture that the site does not have', async () => {
    const isVideo = (path: string) => path.startsWith('/videos/');
    const result = loadCurriculum(contentWith());
    const problems = result.ok ? await checkCurriculum(result.curriculum, isVideo) : [];
    expect(problems.map(formatProblem)).toEqual([
      'courses/basics/course.yaml: there is no picture /images/basics.svg',
      'flashcards/first-words.yaml: there is no picture /pictures/flashcards/first-words.svg',
      'flashcards/letters.yaml: there is no picture /pictures/flashcards/letters.svg',
      'visualizations/a-mix.yaml: there is no picture /pictures/visualizations/a-mix.svg',
    ]);
  });
});

describe('quizzes', () => {
  test('right options are spread', async () => {
    const all = contentWith().get(quiz) ?? '';
    const oneLetter = all.replace(/correct: [BCD]/g, 'correct: A');
    const twoLetters = all.replace(/correct: [CD]/g, 'correct: B');
    expect(await problemsOf(contentWith({ [quiz]: oneLetter }))).toContain(
      'A is right 5 times of 5',
    );
    expect(await problemsOf(contentWith({ [quiz]: twoLetters }))).toContain(
      'only at A and B; use three letters',
    );
  });

  test.each([
    ["text: 'Nothing'", "text: 'Always 0'", 'two options say the same'],
    ["text: 'Nothing'", "text: 'All of the above'", 'tests reading, not the idea'],
  ])('%j replaced by %j', async (piece, by, reason) => {
    expect(await problemsOf(contentReplacing(quiz, piece, by))).toContain(reason);
  });
});

describe('tasks', () => {
  test.each([
    ['q0: ? ? ?', 'q0: X X X', 'has no free place (?)'],
    ['q0: ? ? ?', 'q0: ? ! ?', '(starter): line 1: "!" is not a sign of the notation.'],
    ['gates: [X, H, Z]', 'gates: [X, H, Q]', 'Q is not a sign of the notation'],
    ['  - X swaps them.\n', '', '(hints): needs a nudge, an idea and a worked step'],
    ['mustUse: [X]', 'mustUse: [Y]', 'Y is not among the gates'],
    ["'1': 1", "'11': 1", '"11" must have one digit for each of 1 wires'],
    ["'1': 1", "'1': 0.5", 'the chances add up to 0.5, not to 1'],
    ['  q0: X - -\n', '  q0: Z - -\n', '(reference): does not pass: one-more-gate'],
    ['  q0: - X -\n', '  q0: X  - -\n', '(second): is the same as the reference'],
    ['  q0: - X -\n', '  q0: X\n', "(second): has not the starter's 1 wires of 3 places"],
    [', reply: H makes a mix. Which gate swaps?', '', '(wrong.1): needs a reply'],
    ['diagnosis: how-near', 'diagnosis: wrong-sign', '(wrong.1): gets how-near, not wrong-sign'],
    ["'q0: H - -'", "'q0: X - -'", '(wrong.1): gets passed, not how-near'],
  ])('%j replaced by %j', async (piece, by, reason) => {
    expect(await problemsOf(contentReplacing(task, piece, by))).toContain(reason);
  });
});

test('a reply to a wrong circuit uses no word that no lesson has taught so far', async () => {
  const untaught = contentReplacing(lesson, '[qubit](glossary:qubit)', 'qubit');
  expect(await problemsOf(untaught)).toContain(
    '(wrong.1): says "the looks", which nothing has taught so far',
  );
  expect(await problemsOf(contentWith())).not.toContain('nothing has taught');
});

describe('a shortcut around the idea', () => {
  const solutions = '  q0: X - -\nsecond: |\n  q0: - X -';

  test('with fewer gates than the author needs is reported', async () => {
    const files = contentReplacing(task, solutions, '  q0: X X X\nsecond: |\n  q0: X H H');
    expect(await problemsOf(files)).toContain('(check): passes without its idea: q0: X ? ?');
  });

  test('with two gates, where the author uses three', async () => {
    const long = contentReplacing(task, solutions, '  q0: X H X\nsecond: |\n  q0: H Z X');
    const minus = (long.get(task) ?? '').replace(
      "kind: distribution, chances: { '1': 1 }",
      "kind: state, amplitudes: { '0': 1, '1': -1 }",
    );
    expect(await problemsOf(contentWith({ [task]: minus }))).toContain(
      '(check): passes without its idea: q0: X H ?',
    );
  });

  test('does not exist if one gate is the answer', async () => {
    expect(await problemsOf(contentWith())).toBe('');
  });
});

describe('numbers that are marked as computed', () => {
  const saying = (words: string) => contentReplacing(lesson, 'X is a gate.', `X ${words}.`);

  test.each([
    '{{25% | chance 1 | RY(pi/3)}}',
    '{{0.25 | chance 1 | RY(pi/3)}}',
    '{{1/4 | chance 1 | RY(pi/3)}}',
    '{{half | chance 1 | H}}',
    '{{never | chance 1 | H H}}',
    '{{0.866 | amplitude 0 | RY(pi/3)}}',
    '{{minus 0.71 | amplitude 1 | H Z}}',
    '{{250 | count 1 of 1,000 | RY(pi/3)}}',
    '{{50% | chance 11 | H *; - X}}',
    '{{half | chance q1=1 | H *; - X}}',
    '{{always | chance q1=1 given q0=1 | H *; - X}}',
    '{{half | chance 0 | H M H}}',
  ])('%s is right', async (mark) => {
    expect(await problemsOf(saying(mark))).toBe('');
  });

  test.each([
    ['{{24% | chance 1 | RY(pi/3)}}', `${lesson}:49 (24%): the engine says 0.25`],
    ['{{0.87 | amplitude 1 | H}}', 'the engine says 0.707107'],
    ['{{lots | chance 1 | H}}', 'this is no number'],
    ['{{1 | chance 1 | Q}}', '"Q" is not a sign of the notation.'],
    ['{{1 | chance 11 | H}}', '11 is no outcome'],
    ['{{1 | odds 1 | H}}', 'a chance, an amplitude or a count can be asked for'],
    ['{{1 | amplitude 1 | H S}}', 'this amplitude is no plain number'],
    ['{{1 | amplitude 1 | H M}}', 'there is not one amplitude'],
    ['{{1 | count 1 | H}}', 'a count is asked for as'],
    ['{{1 | chance q1=1 given q0=1 | -; X}}', 'q0=1 never comes up'],
  ])('%s is reported', async (mark, reason) => {
    expect(await problemsOf(saying(mark))).toContain(reason);
  });

  test('are read as plain numbers, also in YAML', () => {
    const files = contentReplacing(
      quiz,
      'X moves it away from 0.',
      'It is {{1 | chance 1 | X}} now.',
    );
    const result = loadCurriculum(files);
    const [first] =
      (result.ok ? result.curriculum.courses[0]?.lessons[0]?.quiz?.questions : []) ?? [];
    expect(first?.options.A.reason).toBe('It is 1 now.');
  });
});

describe('phrases that teach something false', () => {
  test.each([
    'A qubit is 0 and 1 at the same time.',
    'It is both at once.',
    'A qubit is just a spinning coin.',
    'We simply do not know which.',
    'H makes a qubit random.',
    'The plus and minus states are the same.',
    'Looking only reads the qubit.',
    'A look needs a mind.',
    'The shots read one qubit slowly.',
    'Qubits can be copied.',
    'It instantly affects the other one.',
    'The pair is like two gloves.',
    'Entangled qubits are always equal.',
    'Two superposed qubits are entangled.',
    'CNOT never changes its control.',
    'A quantum computer tries all answers at once.',
    'More Grover steps are better.',
    'Fifty qubits store 2^n numbers.',
    'They are faster at everything.',
    'They will replace computers.',
    'Teleporting moves the thing itself, and it moves the object fast.',
    'It has a negative probability.',
    'The Bloch ball is where the qubit is.',
    'Your circuit runs on a real quantum computer.',
    'Think of Schrödinger’s cat.',
  ])('%s', (sentence) => {
    expect(findForbiddenPhrase(sentence)).toBeDefined();
  });

  test.each([
    'Before you look, a qubit can be in a mix.',
    'H makes an even mix, and can undo it.',
    'A qubit is not 0 and 1 at the same time.',
    'Same chances, different hidden sign.',
    'No message is sent, and nothing instantly affects the other one.',
    'It will not replace computers.',
    'Amplitudes can be minus; chances are squares.',
    'Flip two coins at once.',
    'Test both inputs, 0 and 1.',
    'Each time a fresh qubit is measured.',
  ])('are not in: %s', (sentence) => {
    expect(findForbiddenPhrase(sentence)).toBeUndefined();
  });

  test('each says what to say instead', () => {
    for (const { instead } of forbiddenPhrases) expect(instead).toMatch(/\.$/);
  });
});

test('a task without a twin is reported', async () => {
  expect(await problemsOf(contentWith({ [twin]: null }))).toBe(
    `${task}: needs a twin.yaml beside it, without hints`,
  );
});
