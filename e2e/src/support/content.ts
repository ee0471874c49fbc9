/** Courses as in their files, including solutions, because the content drives the journeys. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineCheckKinds, type Choice, type Tier } from '@qubloom/contract';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../../curriculum/content/courses/', import.meta.url));

export interface CourseFile {
  readonly title: string;
  readonly requires: Tier;
  readonly position: number;
  readonly lessons: readonly string[];
}

export interface TaskFile {
  readonly title: string;
  readonly gates: readonly string[];
  readonly starter: string;
  readonly success: string;
  readonly reference: string;
  readonly wrong: readonly { readonly circuit: string; readonly diagnosis: string }[];
}

export interface ProgramTaskFile {
  readonly title: string;
  readonly success: string;
  readonly reference: string;
  readonly wrong: readonly { readonly program: string }[];
}

export interface QuizFile {
  readonly questions: readonly ({ readonly correct: Choice } & Readonly<
    Record<Choice, { readonly text: string }>
  >)[];
}

export interface LessonFiles {
  readonly course: CourseFile;
  /** Index of the lesson, from 0. */
  readonly index: number;
  readonly title: string;
  readonly tasks: ReadonlyMap<string, TaskFile>;
  readonly programTasks: ReadonlyMap<string, ProgramTaskFile>;
  /** Kinds of checks in the lesson's text. */
  readonly checks: ReadonlySet<string>;
  readonly quiz: QuizFile;
}

/** Courses in the order of the library. */
export function courseFiles(): readonly CourseFile[] {
  return readdirSync(folder)
    .map((slug) => read<CourseFile>(`${slug}/course.yaml`))
    .toSorted((a, b) => a.position - b.position);
}

/** The first lesson with a task of every course, and the first lesson with each kind of check in the text. */
export function lessonsToWalk(): readonly LessonFiles[] {
  const lessons = readdirSync(folder)
    .map((slug) => ({ slug, course: read<CourseFile>(`${slug}/course.yaml`) }))
    .toSorted((a, b) => a.course.position - b.course.position)
    .flatMap(({ slug, course }) =>
      course.lessons.flatMap((name, index) => lessonFiles(course, `${slug}/${name}`, index) ?? []),
    )
    .filter(({ tasks }) => tasks.size > 0);
  const courses = new Set(lessons.map(({ course }) => course));
  const wanted = [
    ...[...courses].map((course) => lessons.find((lesson) => lesson.course === course)),
    ...inlineCheckKinds.map((kind) => lessons.find(({ checks }) => checks.has(kind))),
  ];
  return [...new Set(wanted)].filter((lesson) => lesson !== undefined);
}

/** Lessons of the Python course with program tasks. */
export function lessonsWithPrograms(): readonly LessonFiles[] {
  const slug = 'quantum-programming';
  const course = read<CourseFile>(`${slug}/course.yaml`);
  return course.lessons
    .flatMap((name, index) => lessonFiles(course, `${slug}/${name}`, index) ?? [])
    .filter(({ programTasks }) => programTasks.size > 0);
}

function lessonFiles(course: CourseFile, path: string, index: number): LessonFiles | undefined {
  const names = readdirSync(`${folder}${path}`);
  if (!names.includes('quiz.yaml')) return undefined;
  const tasks = names.flatMap((name) => {
    const key = /^task-(.+)$/.exec(name)?.[1];
    return key ? [[key, read<TaskFile>(`${path}/${name}/task.yaml`)] as const] : [];
  });
  const programTasks = names.flatMap((name) => {
    const key = /^program-(.+)$/.exec(name)?.[1];
    return key ? [[key, read<ProgramTaskFile>(`${path}/${name}/program.yaml`)] as const] : [];
  });
  const text = textOf(`${path}/lesson.md`);
  const title = /^title: (.+)$/m.exec(text)?.[1] ?? '';
  return {
    course,
    index,
    title: title.replace(/^'(.*)'$/, '$1'),
    tasks: new Map(tasks),
    programTasks: new Map(programTasks),
    checks: new Set(inlineCheckKinds.filter((kind) => text.includes(`\`\`\`${kind}\n`))),
    quiz: read<QuizFile>(`${path}/quiz.yaml`),
  };
}

const choices: readonly Choice[] = ['A', 'B', 'C', 'D'];

/** Texts of the right and of a wrong option for each question of the first quiz. */
export function firstQuiz(): {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
} {
  const { questions } = read<QuizFile>('quantum-basics/bits-and-switches/quiz.yaml');
  const texts = (isRight: boolean) =>
    questions.map((question) => {
      const choice = choices.find((each) => (each === question.correct) === isRight);
      return choice ? question[choice].text : '';
    });
  return { right: texts(true), wrong: texts(false) };
}

/**
 * Reads a file without checking its form, which `content:check` has done. Numbers marked as computed are read as
 * plain numbers.
 */
function read<File>(path: string): File {
  return parse(textOf(path)) as File;
}

function textOf(path: string): string {
  return readFileSync(`${folder}${path}`, 'utf8').replace(
    /\{\{([^|{}\n]+)\|[^|{}\n]+\|[^|{}\n]+\}\}/g,
    (_, shown: string) => shown.trim(),
  );
}
