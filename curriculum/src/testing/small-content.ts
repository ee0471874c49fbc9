/** A complete small curriculum as files, for tests that each break it in one place. */

const lesson = `---
title: Meet the qubit
description: One sentence for the list.
category: qubit
minutes: 20
newWords: [qubit]
plan:
  goal: Learners can say what X does.
  ask:
    - What does a second X do?
    - How do you know?
---

## Flip a qubit {do}

Press the **X** button. Watch the bar move.

\`\`\`picture
name: signed-bars
title: One qubit
description: Two bars. The bar for 0 is full.
properties: { gates: 'X Z' }
\`\`\`

## Take a guess {predict}

\`\`\`predict
id: two-flips
question: You press X two times. What will you see?
options:
  A: { text: 'Always 0', reply: 'The second X undoes the first.' }
  B: { text: 'Always 1', reply: 'One X gives 1. The second one turns it back.' }
answer: A
\`\`\`

## Run it {run}

\`\`\`simulator
url: /simulators/first-qubit?slots=2
title: First qubit
\`\`\`

## What happened {explain}

A [qubit](glossary:qubit) starts at \`|0>\`. X turns it to \`|1>\`. H makes an [even mix](glossary:even-mix) of two [states](glossary:state) with a [sign](glossary:sign).

## Its name {name}

X is a gate.

## Your turn {try}

::task make-one

## Where it is used {used-for}

Every quantum computer uses X.

\`\`\`grown-ups
text: Ask your child to explain what the second X did.
\`\`\`
`;

const question = (key: string, correct: string) => `
  - key: ${key}
    question: A qubit is at 0. You place X. What does a look show?
    A: { text: 'Always 0', reason: 'X moves it away from 0.' }
    B: { text: 'Always 1', reason: 'X swaps 0 and 1.' }
    C: { text: 'Half and half', reason: 'X gives no mix.' }
    D: { text: 'Nothing', reason: 'A look always gives 0 or 1.' }
    correct: ${correct}
    section: explain`;

const quiz = `
title: Check yourself
description: Five short questions.
questions:${['A', 'B', 'C', 'D', 'A'].map((letter, index) => question(`q-${index}`, letter)).join('')}
`;

const activity = `
title: Cards that flip
minutes: 10
needs: [A card for each pair]
steps:
  - Let everybody write 0 on one side and 1 on the other.
  - Call "X". Everybody flips the card.
  - Call it again, and ask first what will show.
ask: ['What do two flips do? (Nothing.)']
shows: A second X undoes the first.
ends: A card cannot be in an even mix.
`;

const assessment = `
questions:
  - { kind: choice, key: twice, question: 'You place X four times. What does it show?', options: ['0', '1', 'Both', 'None'], correct: A, marking: 'They undo each other in pairs.' }
  - { kind: choice, key: thrice, question: 'You place X five times. What does it show?', options: ['0', '1', 'Both', 'None'], correct: B, marking: 'One X is left.' }
  - { kind: choice, key: back, question: 'Which gate takes 1 to 0?', options: ['X', 'Z', 'I', 'S'], correct: A, marking: 'X swaps them.' }
  - { kind: written, key: why, question: 'Why do two X gates do nothing?', lines: 2, points: 2, answer: 'The second swaps back.', marking: 'Any words.' }
  - { kind: circuit, key: shown, question: 'What does it show?', circuit: 'q0: X X X', result: { '1': 1 }, lines: 1, points: 2, answer: 'It shows 1.', marking: 'No half points.' }
  - { kind: circuit, key: drawn, question: 'Make it end at 0.', circuit: 'q0: X ?', solution: 'q0: X X', result: { '0': 1 }, lines: 1, points: 3, answer: 'A second X.', marking: 'Three points.' }
`;

const task = `
title: Make one
goal: Make the qubit end at 1 every time.
starter: |
  q0: ? ? ?
gates: [X, H, Z]
check: { kind: distribution, chances: { '1': 1 } }
mustUse: [X]
hints:
  - Which gate swaps 0 and 1?
  - X swaps them.
  - Put X in the first place.
success: You found a way from 0 to 1.
reference: |
  q0: X - -
second: |
  q0: - X -
wrong:
  - { circuit: 'q0: - - -', diagnosis: nothing-placed }
  - { circuit: 'q0: H - -', diagnosis: how-near, reply: H makes a mix. Which gate swaps? }
  - { circuit: 'q0: H Z H', diagnosis: must-use, reply: It is right. Which one gate does the same? }
`;

const twin = `
title: Make zero
goal: One X is in place. Make the qubit end at 0 every time.
starter: |
  q0: X ? ?
gates: [X, H, Z]
check: { kind: distribution, chances: { '0': 1 } }
success: You found the way back.
reference: |
  q0: X X -
second: |
  q0: X - X
wrong:
  - { circuit: 'q0: X - -', diagnosis: nothing-placed }
  - { circuit: 'q0: X H -', diagnosis: how-near, reply: H makes a mix. Which gate swaps? }
  - { circuit: 'q0: X Z -', diagnosis: one-more-gate, reply: Z turns a sign. Which gate swaps? }
`;

const flashcards = ['a', 'b', 'c']
  .map(
    (key) =>
      `- { key: ${key}, question: 'What does X do, ${key}?', answer: It swaps 0 and 1., explanation: X is NOT., hint: Try it.${key === 'a' ? ', quiz: [q-0, q-1, q-2, q-3, q-4]' : ''} }`,
  )
  .join('\n');

const ownCards = ['a', 'b', 'c', 'd', 'e']
  .map(
    (key) =>
      `  - { key: ${key}, lesson: basics/meet-the-qubit, question: 'What is ${key}?', answer: A letter., explanation: It is in the alphabet., hint: Read. }`,
  )
  .join('\n');

const set = (title: string, position: number, rest: string) => `
title: ${title}
description: A few cards.
topic: Qubits
category: First steps
difficulty: beginner
position: ${String(position)}
${rest}
`;

const steps = ['look', 'make-one', 'again', 'once-more', 'end'];

const path = (title: string, position: number, after: string) => `
title: ${title}
description: A few steps.
difficulty: beginner
topic: Qubits
minutes: 15
position: ${String(position)}
after: [${after}]
steps: [${steps.join(', ')}]
`;

const step = (title: string) => `---
title: ${title}
hints: [Look at the bars., Press X.]
solution: X swaps the bars.
---

A [qubit](glossary:qubit) starts at the [state](glossary:state) \`|0>\`. H makes an [even mix](glossary:even-mix).

\`\`\`picture
name: signed-bars
title: One qubit
description: Two bars. The bar for 0 is full.
\`\`\`
`;

/** A path of five steps, the second one a challenge, and a path that follows it. */
export const firstPath = 'guided-paths/first';
export const nextPath = 'guided-paths/next';
const stepsOf = (folderOfPath: string) =>
  Object.fromEntries(
    steps.map((name) => [`${folderOfPath}/${name}/step.md`, step(`Step ${name}`)]),
  );
const challenge = `---
title: Make one
solution: X turns 0 into 1.
---

Bring it to 1.
`;

export const visualization = 'visualizations/a-mix.yaml';
const mix = `
title: A mix
description: Tilt a qubit and watch.
concept: One qubit
complexity: simple
position: 1
question: Where is it a fair coin?
interactiveElements:
  - { id: alpha, type: slider, label: Tilt }
explanationSteps:
  - { title: One, content: This is one step. }
  - { title: Two, content: This is the next one. }
  - { title: Three, content: This is the last one. }
svg: <svg viewBox="0 0 9 9"><circle id="ball" r="1"/><text>{one%}</text></svg>
script:
  circuits: { qubit: { line: RY(alpha) } }
  readings: { one: { circuit: qubit, chance: '1' } }
  bindings:
    - { element: ball, attribute: r, value: { of: alpha, times: 20, plus: 30 } }
  pictures:
    - { name: state-bars, properties: { circuit: { circuit: qubit } } }
  drag: { control: alpha, along: x, from: 0, to: 9 }
  description: The chance of a 1 is {one%}.
`;

/** One minute with ten captions, the first of which opens a scene. */
export const smallVideo = {
  title: 'A small video',
  poster: 2,
  captions: Array.from({ length: 10 }, (_, at) => ({
    say: 'Watch both bars. One of them will move in a moment, you bet.',
    seconds: 6,
    moves: at === 0 ? [{ open: '/simulators/first-qubit?gates=H' }] : [],
  })),
};

export const folder = 'courses/basics/meet-the-qubit';
export const video = 'courses/basics/video.yaml';
/** A set of flashcards that takes the lesson's cards, and one that has its own cards. */
export const takingSet = 'flashcards/first-words.yaml';
export const ownSet = 'flashcards/letters.yaml';

export const smallContent: Readonly<Record<string, string>> = {
  'glossary.yaml': `
- key: qubit
  word: qubit
  explanation: The smallest piece of quantum information.
- key: state
  word: state
  explanation: 'All the bars of a qubit.'
- key: even-mix
  word: even mix
  explanation: 'Two bars of the same length.'
- key: sign
  word: sign
  explanation: Plus or minus.
`,
  'achievements/achievements.yaml': `
- slug: first-lesson
  name: First Ripple
  description: Finish your first lesson.
  icon: waves
  pointsAwarded: 10
  rule: { kind: lessons-completed, atLeast: 1 }
`,
  'courses/basics/course.yaml': `
title: Basics
description: A course.
level: beginner
image: /images/basics.svg
requires: free
position: 1
lessons: [meet-the-qubit]
`,
  [video]: JSON.stringify(smallVideo),
  [`${folder}/lesson.md`]: lesson,
  [`${folder}/quiz.yaml`]: quiz,
  [`${folder}/activity.yaml`]: activity,
  [`${folder}/assessment.yaml`]: assessment,
  [`${folder}/flashcards.yaml`]: flashcards,
  [takingSet]: set('First words', 1, 'lessons: [basics/meet-the-qubit]'),
  [ownSet]: set('Letters', 2, `cards:\n${ownCards}`),
  [`${folder}/task-make-one/task.yaml`]: task,
  [`${folder}/task-make-one/twin.yaml`]: twin,
  [`${firstPath}/path.yaml`]: path('First path', 1, ''),
  ...stepsOf(firstPath),
  [`${firstPath}/make-one/step.md`]: challenge,
  [`${firstPath}/make-one/task.yaml`]: task,
  [`${nextPath}/path.yaml`]: path('Next path', 2, 'first'),
  ...stepsOf(nextPath),
  [visualization]: mix,
};

/** Returns the small content with changed or added files. A null removes a file. */
export function contentWith(
  changes: Readonly<Record<string, string | null>> = {},
): ReadonlyMap<string, string> {
  const files = { ...smallContent, ...changes };
  return new Map(
    Object.entries(files).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
}

/**
 * Returns the small content with one piece of one file replaced.
 * @throws {Error} if the file does not contain the piece.
 */
export function contentReplacing(
  file: string,
  piece: string,
  by: string,
): ReadonlyMap<string, string> {
  const text = smallContent[file] ?? '';
  if (!text.includes(piece)) throw new Error(`${file} does not contain "${piece}"`);
  return contentWith({ [file]: text.replace(piece, by) });
}
