/**
 * A small library for tests: one course per tier, lessons with a secret in their text, and quizzes of four questions
 * whose right answers are A, B, C, and D in turn.
 */
import { tiers, type Choice, type Tier } from '@qubloom/contract';
import {
  formatProblem,
  loadCurriculum,
  type ContentFiles,
  type Curriculum,
} from '@qubloom/curriculum';
import { storeCurriculum, type StoredCurriculum } from '../curriculum/store-curriculum.ts';
import { guidedPathFiles } from './small-library/path-files.ts';
import { visualizationFiles } from './small-library/visualization-files.ts';
import type { Connection } from '../platform/database/client.ts';

/** Secret in the text of every lesson of the course, and nowhere else. */
export const secretOf = (tier: Tier): string => `only-in-${tier}-lessons`;

export const rightAnswers: readonly Choice[] = ['A', 'B', 'C', 'D'];

interface SmallLesson {
  readonly slug: string;
  readonly front?: string;
  /** Points of its quiz; null for no quiz. */
  readonly quizPays?: number | null;
  readonly questions?: number;
  /**
   * True if the lesson has the task `make-one`: one wire with three places, gates X, H, Z, and measurements, and 1 as
   * the result.
   */
  readonly hasTask?: boolean;
  /** True if the lesson has the task `write-one`: a function `one` that returns one qubit at 1, and the word 10. */
  readonly hasProgram?: boolean;
  /** True if the lesson has an activity and an assessment. */
  readonly isForClasses?: boolean;
}

export interface SmallCourse {
  readonly slug: string;
  readonly tier: Tier;
  readonly lessons: readonly SmallLesson[];
}

const threeLessons = (): readonly SmallLesson[] => [
  { slug: 'one', isForClasses: true },
  { slug: 'two', front: 'simulatorUrl: /simulators/first-qubit?start=1' },
  { slug: 'three', quizPays: null },
];

/** `free-course`, `basic-course`, `premium-course`, and `ultimate-course`, with three lessons each. */
export const smallLibrary: readonly SmallCourse[] = tiers.map((tier) => ({
  slug: `${tier}-course`,
  tier,
  lessons: threeLessons(),
}));

/** Achievements with one of each kind of rule. */
const smallAchievements = [
  ['first-lesson', 10, 'kind: lessons-completed, atLeast: 1'],
  ['two-lessons', 5, 'kind: lessons-completed, atLeast: 2'],
  ['one-course', 20, 'kind: courses-completed, atLeast: 1'],
  ['free-course', 1, 'kind: course-completed, course: free-course'],
  ['basic-course', 1, 'kind: course-completed, course: basic-course'],
  ['first-quiz', 5, 'kind: quizzes-taken, atLeast: 1'],
  ['perfect', 10, 'kind: perfect-quizzes, atLeast: 1'],
  ['improved', 10, 'kind: quizzes-improved, atLeast: 1'],
  ['came-back', 15, 'kind: hard-quiz-returns, atLeast: 1'],
  ['mastered', 10, 'kind: lessons-mastered, atLeast: 1'],
  ['first-task', 4, 'kind: tasks-passed, atLeast: 1'],
  ['two-days', 2, 'kind: learning-days, atLeast: 2'],
  ['streak-3', 3, 'kind: streak, days: 3'],
  ['fifty-points', 0, 'kind: points, atLeast: 50'],
  ['level-2', 0, 'kind: level, atLeast: 2'],
] as const;

export function smallCurriculum(library: readonly SmallCourse[] = smallLibrary): Curriculum {
  const result = loadCurriculum(smallContentFiles(library));
  if (result.ok) return result.curriculum;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

/** Default content of `useTestApp()`. */
export function smallContent({ database }: Connection): Promise<StoredCurriculum> {
  return storeCurriculum(database, smallCurriculum());
}

/** Content files by path below the content's folder. */
export function smallContentFiles(library: readonly SmallCourse[] = smallLibrary): ContentFiles {
  const files = new Map<string, string>();
  for (const [index, { slug, tier, lessons }] of library.entries()) {
    files.set(`courses/${slug}/course.yaml`, courseFile(slug, tier, index + 1, lessons));
    for (const lesson of lessons) {
      const folder = `courses/${slug}/${lesson.slug}`;
      files.set(`${folder}/lesson.md`, lessonFile(lesson, tier));
      if (lesson.isForClasses) {
        files.set(`${folder}/activity.yaml`, activityFile);
        files.set(`${folder}/assessment.yaml`, assessmentFile);
      }
      if (lesson.hasTask) files.set(`${folder}/task-make-one/task.yaml`, makeOneFile);
      if (lesson.hasProgram) files.set(`${folder}/program-write-one/program.yaml`, writeOneFile);
      if (lesson.quizPays !== null) files.set(`${folder}/quiz.yaml`, quizFile(lesson));
    }
  }
  const courses = library.map(({ slug }) => slug);
  const [first] = library;
  if (first?.lessons[0]) {
    files.set('flashcards/letters.yaml', cardSetFile(`${first.slug}/${first.lessons[0].slug}`));
  }
  for (const [path, text] of [...guidedPathFiles(), ...visualizationFiles]) files.set(path, text);
  files.set('achievements/achievements.yaml', achievementsFile(courses));
  return files;
}

function courseFile(slug: string, tier: Tier, position: number, lessons: readonly SmallLesson[]) {
  return `
title: The ${slug}
description: A course.
level: beginner
image: /pictures/${slug}.svg
requires: ${tier}
position: ${String(position)}
lessons: [${lessons.map((lesson) => lesson.slug).join(', ')}]
`;
}

const activityFile = `
title: Stand up
minutes: 10
needs: [A chair for everybody]
steps: [Sit down., Stand up., Sit down.]
ask: ['Who stands? (Nobody.)']
shows: Standing is like a 1.
ends: Nobody can be half up.
`;

const assessmentFile = `
questions:
  - kind: choice
    key: after-x
    question: What does X make of 0?
    options: [Nothing, A one, A two, A mix]
    correct: B
    marking: Only B is right.
  - kind: written
    key: after-two
    question: What do two X gates do?
    lines: 2
    points: 2
    answer: They undo each other.
    marking: One point for nothing.
  - kind: circuit
    key: draw-it
    question: Draw an X.
    circuit: 'q0: ?'
    solution: 'q0: X'
    result: { '1': 1 }
    lines: 1
    points: 3
    answer: It ends at 1.
    marking: Three points for the X.
`;

const makeOneFile = `
title: Make one
goal: Make the qubit end at 1.
starter: 'q0: ? ? ?'
gates: [X, H, Z, M]
check: { kind: distribution, chances: { '1': 1 } }
hints: [Think of X.]
success: It ends at 1.
reference: 'q0: X - -'
second: 'q0: H Z H'
wrong:
  - { circuit: 'q0: - - -', diagnosis: nothing-placed }
  - { circuit: 'q0: Z - -', diagnosis: one-more-gate }
  - { circuit: 'q0: H M -', diagnosis: how-near }
`;

const writeOneFile = `
title: Write one
goal: Return a qubit at 1.
starter: 'pass'
function: one
cases:
  - { name: the circuit, check: { kind: distribution, chances: { '1': 1 } } }
  - { name: the word, arguments: [{ value: 2 }], check: { kind: value, is: '10' } }
hints: [Think of X., Think again., Write x.]
success: It ends at 1.
reference: 'one = 1'
second: 'one = 2'
wrong:
  - { program: 'a', diagnosis: failed }
  - { program: 'b', diagnosis: failed }
  - { program: 'c', diagnosis: failed }
`;

function lessonFile({ slug, front = '', hasTask, hasProgram }: SmallLesson, tier: Tier): string {
  return `---
title: Lesson ${slug}
description: A lesson.
category: qubit
minutes: 20
outline: true
${front}
---
## Do it {do}
The text says ${secretOf(tier)}.
${hasTask ? '::task make-one' : ''}
${hasProgram ? '::task write-one' : ''}
`;
}

function quizFile({ quizPays = 10, questions = 4 }: SmallLesson): string {
  const question = (index: number) => `
  - key: question-${String(index + 1)}
    question: Question ${String(index + 1)}?
    A: { text: Option A, reason: Reason of A ${String(index + 1)} }
    B: { text: Option B, reason: Reason of B ${String(index + 1)} }
    C: { text: Option C, reason: Reason of C ${String(index + 1)} }
    D: { text: Option D, reason: Reason of D ${String(index + 1)} }
    correct: ${rightAnswers[index % 4] ?? 'A'}
    section: do`;
  return `
title: A quiz
description: Questions.
pointsAwarded: ${String(quizPays)}
questions: ${Array.from({ length: questions }, (_, index) => question(index)).join('')}
`;
}

/** A set of five cards that the lesson unlocks. */
function cardSetFile(lesson: string): string {
  const card = (letter: string) => `
  - key: card-${letter}
    lesson: ${lesson}
    question: What comes after ${letter}?
    answer: The next letter.
    explanation: That is the order.
    hint: Say the alphabet.`;
  return `
title: Letters
description: Cards.
topic: Letters
category: First steps
difficulty: beginner
position: 1
cards: ${['a', 'b', 'c', 'd', 'e'].map(card).join('')}
`;
}

function achievementsFile(courses: readonly string[]): string {
  return smallAchievements
    .filter(
      ([, , rule]) => !rule.includes('course:') || courses.some((slug) => rule.includes(slug)),
    )
    .map(
      ([slug, points, rule]) => `
- slug: ${slug}
  name: The ${slug} badge
  description: For testing.
  icon: waves
  pointsAwarded: ${String(points)}
  rule: { ${rule} }`,
    )
    .join('');
}
