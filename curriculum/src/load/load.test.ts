import { parseLessonContent } from '@qubloom/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Curriculum } from '../curriculum.ts';
import { loadCurriculum } from './load.ts';
import { formatProblem } from '../problem.ts';
import { contentReplacing, contentWith, folder, smallContent } from '../testing/small-content.ts';

function loaded(files: ReadonlyMap<string, string>): Curriculum {
  const result = loadCurriculum(files);
  if (result.ok) return result.curriculum;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

function problems(files: ReadonlyMap<string, string>): string[] {
  const result = loadCurriculum(files);
  return result.ok ? [] : result.problems.map(formatProblem);
}

const lessonFile = `${folder}/lesson.md`;

describe('good files', () => {
  const { courses, achievements, glossary } = loaded(contentWith());
  const lesson = courses[0]?.lessons[0];

  test('become courses, achievements and glossary', () => {
    expect(courses).toMatchObject([
      { slug: 'basics', requires: 'free', imageUrl: '/images/basics.svg', position: 1 },
    ]);
    expect(achievements[0]?.rule).toEqual({ kind: 'lessons-completed', atLeast: 1 });
    expect(glossary).toHaveLength(4);
  });

  test('give a lesson whose content the contract parses back, with the words that it links to', () => {
    const blocks = parseLessonContent(lesson?.content ?? '');
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'section',
      'paragraph',
      'picture',
      'section',
      'predict',
      'section',
      'simulator',
      'section',
      'paragraph',
      'section',
      'paragraph',
      'section',
      'task',
      'section',
      'paragraph',
      'grown-ups',
      'plan',
      'word',
      'word',
      'word',
      'word',
    ]);
    expect(blocks.at(-4)).toMatchObject({ kind: 'word', key: 'qubit' });
  });

  test('give the circuit lab of the lesson its start', () => {
    const lab = "minutes: 20\nlab: { level: explorer, circuit: 'q0: H' }";
    const result = loadCurriculum(contentReplacing(lessonFile, 'minutes: 20', lab));
    const content = result.ok ? result.curriculum.courses[0]?.lessons[0]?.content : undefined;
    expect(parseLessonContent(content ?? '').find(({ kind }) => kind === 'lab')).toEqual({
      kind: 'lab',
      level: 'explorer',
      circuit: 'q0: H',
    });
  });

  test('include the plan for the teacher of the lesson', () => {
    expect(parseLessonContent(lesson?.content ?? '').find(({ kind }) => kind === 'plan')).toEqual({
      kind: 'plan',
      goal: 'Learners can say what X does.',
      ask: ['What does a second X do?', 'How do you know?'],
    });
  });

  test('give letters as indexes and fractions as numbers', () => {
    const file = `${folder}/task-make-one/task.yaml`;
    const files = contentReplacing(file, "{ '1': 1 }", "{ '0': 1/4, '1': 0.75 }");
    const blocks = loaded(files).courses[0]?.lessons[0]?.blocks ?? [];
    expect(blocks.find(({ kind }) => kind === 'predict')).toMatchObject({ answer: 0 });
    expect(blocks.find(({ kind }) => kind === 'task')).toMatchObject({
      check: { chances: { 0: 0.25, 1: 0.75 } },
    });
  });

  test('never send a solution to the learner', () => {
    expect(lesson?.content).not.toMatch(/"(reference|second|wrong|diagnosis)"/);
  });

  test('are put in the order of the library, whatever the order of the files', () => {
    const second = {
      'courses/a-later/course.yaml': (smallContent['courses/basics/course.yaml'] ?? '').replace(
        'position: 1',
        'position: 2',
      ),
      'courses/a-later/meet-the-qubit/lesson.md': (smallContent[lessonFile] ?? '').replace(
        '::task make-one',
        'Nothing here.',
      ),
    };
    expect(loaded(contentWith(second)).courses.map(({ slug }) => slug)).toEqual([
      'basics',
      'a-later',
    ]);
  });
});

describe('a mistake is reported with its file, line, and reason', () => {
  const courseFile = 'courses/basics/course.yaml';
  const quizFile = `${folder}/quiz.yaml`;
  const taskFile = `${folder}/task-make-one/task.yaml`;

  test.each([
    [courseFile, 'level: beginner', 'level: easy', `${courseFile}:4 (level): `],
    [
      courseFile,
      'level: beginner',
      'level: beginner\nlevel: advanced',
      `${courseFile}:5: Map keys must be unique`,
    ],
    [
      courseFile,
      'requires: free',
      'requires: free\nprice: 7',
      `${courseFile}:2: Unrecognized key: "price"`,
    ],
    [
      courseFile,
      '[meet-the-qubit]',
      '[meet-the-qubit, missing]',
      'courses/basics/missing/lesson.md: is missing',
    ],
    [
      courseFile,
      '[meet-the-qubit]',
      '[meet-the-qubit, meet-the-qubit]',
      '"meet-the-qubit" is there twice',
    ],
    [courseFile, 'position: 1', 'position: [', `${courseFile}:8: `],
    [lessonFile, 'category: qubit', 'category: cats', `${lessonFile}:4 (category): `],
    [lessonFile, 'minutes: 20', 'minutes: 90', `${lessonFile}:5 (minutes): `],
    [lessonFile, '---\ntitle', 'title', `${lessonFile}:1: starts with front matter`],
    [
      lessonFile,
      '## Run it {run}',
      '## Run it',
      `${lessonFile}:36: a heading is "## Title {stage}"`,
    ],
    [lessonFile, '## Run it {run}', '## Run it {jump}', `${lessonFile}:36: a heading is`],
    [lessonFile, '```simulator', '```video', `${lessonFile}:38: "video" is no kind of block`],
    [
      lessonFile,
      'url: /simulators/first-qubit?slots=2',
      'url: http://evil.example',
      `${lessonFile}:38 (simulator.url): `,
    ],
    [lessonFile, 'answer: A', 'answer: C', `${lessonFile}:33 (answer): no option has this letter`],
    [
      lessonFile,
      '::task make-one',
      '::task make-two',
      `${lessonFile}:53: there is no folder task-make-two`,
    ],
    [
      lessonFile,
      '::task make-one',
      '::video x',
      `${lessonFile}:53: only "::task <key>" and "::stop"`,
    ],
    [quizFile, 'key: q-1', 'key: q-0', '"q-0" is there twice'],
    [
      'glossary.yaml',
      '- key: qubit',
      '- { key: qubit-too, word: Qubit, explanation: Two of them. }\n- key: qubit',
      'glossary.yaml (word): "qubit" is there twice',
    ],
    [
      quizFile,
      "reason: 'X moves it away from 0.'",
      "reason: ''",
      `${quizFile}:7 (questions.0.A.reason): must not be empty`,
    ],
    [taskFile, "chances: { '1': 1 }", "chances: { '1': 2 }", `${taskFile}:7 (check.chances.1): `],
    [taskFile, 'gates: [X, H, Z]', 'gates: [X, *H]', "write '*' in quotes"],
    [taskFile, 'diagnosis: how-near', 'diagnosis: no-idea', `${taskFile}:20 (wrong.1.diagnosis): `],
    [
      'achievements/achievements.yaml',
      'lessons-completed',
      'lessons-eaten',
      'achievements/achievements.yaml:7 (0.rule.kind): ',
    ],
  ])('%s: %j', (file, piece, by, message) => {
    expect(problems(contentReplacing(file, piece, by)).join('\n')).toContain(message);
  });

  test('a file that belongs to nothing counts as misspelled', () => {
    const files = contentWith({
      [`${folder}/quizz.yaml`]: '',
      'courses/basics/other/notes.md': '',
    });
    expect(problems(files)).toEqual([
      'courses/basics/course.yaml (lessons): the folder other is not listed',
      'courses/basics/meet-the-qubit/quizz.yaml: belongs to nothing; see README.md for the names of files',
      'courses/basics/other/notes.md: belongs to nothing; see README.md for the names of files',
    ]);
  });

  test('two courses at one place are reported', () => {
    const files = contentWith({
      'courses/other/course.yaml': smallContent['courses/basics/course.yaml'] ?? '',
      'courses/other/meet-the-qubit/lesson.md': (smallContent[lessonFile] ?? '').replace(
        '::task make-one',
        '',
      ),
    });
    expect(problems(files)).toEqual(['courses/other/course.yaml (position): basics has it too']);
  });

  test('whatever a file contains, the result is content or problems', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(smallContent)), fc.string(), (file, text) => {
        expect(typeof loadCurriculum(contentWith({ [file]: text })).ok).toBe('boolean');
      }),
    );
  });
});
