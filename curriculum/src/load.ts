/** From the files of `content/` to a curriculum, or to a list of what is wrong with them. */
import { formatLessonContent, type LessonBlock } from '@qubloom/contract';
import type { z } from 'zod';
import {
  AchievementsFile,
  CourseFile,
  FlashcardsFile,
  GlossaryFile,
  QuizFile,
  TaskFile,
} from './content-files.ts';
import type {
  CourseContent,
  Curriculum,
  GlossaryWord,
  LessonContent,
  QuizContent,
  TaskContent,
} from './curriculum.ts';
import { readLessonMarkdown, type PlacedBlock } from './lesson-markdown.ts';
import type { ContentProblem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** Path below `content/`, with `/` between the names, to the file's text. */
export type ContentFiles = ReadonlyMap<string, string>;

export type LoadResult =
  | { readonly ok: true; readonly curriculum: Curriculum }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

export function loadCurriculum(files: ContentFiles): LoadResult {
  const reader = new Reader(files);
  const glossary = reader.optional('glossary.yaml', GlossaryFile) ?? [];
  const achievements = reader.optional('achievements/achievements.yaml', AchievementsFile) ?? [];
  const courses = reader
    .namesBelow('courses')
    .flatMap((slug) => readCourse(reader, slug, glossary) ?? [])
    .sort((a, b) => a.position - b.position);

  reader.reportRepeated(
    'glossary.yaml',
    'key',
    glossary.map((word) => word.key),
  );
  reader.reportRepeated(
    'achievements/achievements.yaml',
    'slug',
    achievements.map((one) => one.slug),
  );
  for (const [a, b] of courses.flatMap((one, at) =>
    courses.slice(at + 1).map((o) => [one, o] as const),
  )) {
    if (a.position !== b.position) continue;
    reader.report({
      file: `courses/${b.slug}/course.yaml`,
      place: 'position',
      reason: `${a.slug} has it too`,
    });
  }
  reader.reportUnread();
  return reader.problems.length > 0
    ? { ok: false, problems: reader.problems }
    : { ok: true, curriculum: { courses, achievements, glossary } };
}

function readCourse(
  reader: Reader,
  slug: string,
  glossary: readonly GlossaryWord[],
): CourseContent | undefined {
  const folder = `courses/${slug}`;
  const file = `${folder}/course.yaml`;
  const course = reader.required(file, CourseFile);
  if (!course) return undefined;
  reader.reportRepeated(file, 'lessons', course.lessons);
  for (const stray of reader.namesBelow(folder).filter((name) => !course.lessons.includes(name))) {
    reader.report({ file, place: 'lessons', reason: `the folder ${stray} is not listed` });
  }
  const { image, lessons, ...rest } = course;
  return {
    slug,
    ...rest,
    imageUrl: image,
    lessons: lessons.flatMap(
      (name) => readLesson(reader, `${folder}/${name}`, name, glossary) ?? [],
    ),
  };
}

function readLesson(
  reader: Reader,
  folder: string,
  slug: string,
  glossary: readonly GlossaryWord[],
): LessonContent | undefined {
  const file = `${folder}/lesson.md`;
  const text = reader.text(file);
  const lesson = text === undefined ? undefined : readLessonMarkdown(file, text, reader.report);
  const quiz = readQuiz(reader, `${folder}/quiz.yaml`);
  const cardsFile = `${folder}/flashcards.yaml`;
  const flashcards = reader.optional(cardsFile, FlashcardsFile) ?? [];
  reader.reportRepeated(
    cardsFile,
    'key',
    flashcards.map((card) => card.key),
  );
  const tasks = reader.namesBelow(folder).flatMap((name) => readTask(reader, folder, name) ?? []);
  if (!lesson) return undefined;

  const blocks = lesson.blocks.flatMap((placed) => withTask(reader, file, tasks, placed));
  reportRepeatedIds(reader, file, blocks);
  const linked = glossary.filter((word) => blocks.some((block) => linksTo(block, word.key)));
  const words = linked.map((word): LessonBlock => ({ kind: 'word', ...word }));
  const { front } = lesson;
  return {
    ...front,
    slug,
    file,
    simulatorUrl: front.simulatorUrl ?? null,
    videoUrl: front.videoUrl ?? null,
    blocks,
    content: formatLessonContent([...blocks.map(withoutLine), ...words]),
    quiz,
    flashcards,
    tasks,
  };
}

function readQuiz(reader: Reader, file: string): QuizContent | null {
  const quiz = reader.optional(file, QuizFile);
  if (!quiz) return null;
  reader.reportRepeated(
    file,
    'questions',
    quiz.questions.map((question) => question.key),
  );
  return {
    ...quiz,
    file,
    questions: quiz.questions.map(({ A, B, C, D, ...rest }) => ({
      ...rest,
      options: { A, B, C, D },
    })),
  };
}

function readTask(reader: Reader, folder: string, name: string): TaskContent | undefined {
  const file = `${folder}/${name}/task.yaml`;
  const key = /^task-(.+)$/.exec(name)?.[1];
  if (!key) {
    reader.report({
      file: `${folder}/${name}`,
      reason: 'a folder in a lesson is called task-<key>',
    });
    return undefined;
  }
  const task = reader.required(file, TaskFile);
  if (!task) return undefined;
  const { reference, second, wrong, mostGates, starter, ...rest } = task;
  const block = {
    kind: 'task',
    id: key,
    ...rest,
    starter: starter.trim(),
    ...(mostGates !== undefined && { mostGates }),
  } as const;
  return { key, file, block, reference, second, wrong };
}

function withTask(
  reader: Reader,
  file: string,
  tasks: readonly TaskContent[],
  placed: PlacedBlock,
): (LessonBlock & { line: number })[] {
  const { line } = placed;
  if ('block' in placed) return [{ ...placed.block, line }];
  const task = tasks.find(({ key }) => key === placed.taskKey);
  if (task) return [{ ...task.block, line }];
  reader.report({ file, line, reason: `there is no folder task-${placed.taskKey}` });
  return [];
}

function withoutLine({ line: _, ...block }: LessonBlock & { line: number }): LessonBlock {
  return block;
}

function reportRepeatedIds(
  reader: Reader,
  file: string,
  blocks: readonly (LessonBlock & { line: number })[],
) {
  const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
  reader.reportRepeated(file, 'id', ids);
}

function linksTo(block: LessonBlock, key: string): boolean {
  return JSON.stringify(block).includes(`](glossary:${key})`);
}

/** Hands out files and remembers which were asked for. */
class Reader {
  readonly problems: ContentProblem[] = [];
  readonly #files: ContentFiles;
  readonly #read = new Set<string>();

  constructor(files: ContentFiles) {
    this.#files = files;
  }

  readonly report = (problem: ContentProblem): void => {
    this.problems.push(problem);
  };

  text(file: string): string | undefined {
    const text = this.#files.get(file);
    this.#read.add(file);
    if (text === undefined) this.report({ file, reason: 'is missing' });
    return text;
  }

  required<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : readYaml(schema, { file, text }, this.report);
  }

  optional<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    return this.#files.has(file) ? this.required(file, schema) : undefined;
  }

  /** Names of the folders in a folder, in the order of the alphabet. */
  namesBelow(folder: string): string[] {
    const below = [...this.#files.keys()].filter((path) => path.startsWith(`${folder}/`));
    const rests = below.map((path) => path.slice(folder.length + 1).split('/'));
    return [
      ...new Set(rests.flatMap(([name, ...rest]) => (name && rest.length > 0 ? [name] : []))),
    ].sort();
  }

  reportRepeated(file: string, place: string, keys: readonly string[]): void {
    for (const key of new Set(keys.filter((one, at) => keys.indexOf(one) !== at))) {
      this.report({ file, place, reason: `"${key}" stands there twice` });
    }
  }

  /** A file that nobody reads is a misspelt one. */
  reportUnread(): void {
    for (const file of this.#files.keys()) {
      if (/\.(yaml|yml|md)$/.test(file) && !this.#read.has(file)) {
        this.report({ file, reason: 'belongs to nothing; see README.md for the names of files' });
      }
    }
  }
}
