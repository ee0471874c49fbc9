/** Turns the files of `content/` into a curriculum, or into a list of their problems. */
import { formatLessonContent, type LessonBlock } from '@qubloom/contract';
import { ContentReader, type ContentFiles } from './content-reader.ts';
import {
  AchievementsFile,
  ActivityFile,
  AssessmentFile,
  CheckpointFile,
  CourseFile,
  GlossaryFile,
  QuizFile,
} from './content-files.ts';
import type {
  ActivityContent,
  AssessmentContent,
  CourseContent,
  Curriculum,
  GlossaryWord,
  LessonContent,
  ProgramTaskContent,
  CheckpointContent,
  QuizContent,
  TaskContent,
} from '../curriculum.ts';
import { readLessonMarkdown, type PlacedBlock } from './lesson-markdown.ts';
import { readFlashcardSets, readLessonCards } from './read-flashcards.ts';
import { readGuidedPaths } from './read-guided-paths.ts';
import { readProgramTask } from './read-program-task.ts';
import { readTaskWithTwin } from './read-task.ts';
import { readVisualizations } from './read-visualizations.ts';
import { withoutLine, withPropertiesRead, glossaryBlocksOf } from './stored-blocks.ts';
import { IdeasFile } from '../ideas/ideas-file.ts';
import { VideoFile } from '../videos/video-file.ts';
import type { ContentProblem } from '../problem.ts';

export type LoadResult =
  | { readonly ok: true; readonly curriculum: Curriculum }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

export function loadCurriculum(files: ContentFiles): LoadResult {
  const reader = new ContentReader(files);
  const glossary = reader.optional('glossary.yaml', GlossaryFile) ?? [];
  const achievements = reader.optional('achievements/achievements.yaml', AchievementsFile) ?? [];
  const ideas = reader.optional('ideas.yaml', IdeasFile) ?? [];
  const courses = reader
    .namesBelow('courses')
    .flatMap((slug) => readCourse(reader, slug, glossary) ?? [])
    .sort((a, b) => a.position - b.position);

  const flashcardSets = readFlashcardSets(reader, courses);
  const guidedPaths = readGuidedPaths(reader, glossary);
  const visualizations = readVisualizations(reader);
  reader.reportRepeated(
    'glossary.yaml',
    'key',
    glossary.map((word) => word.key),
  );
  // A word must have only one meaning in the glossary.
  reader.reportRepeated(
    'glossary.yaml',
    'word',
    glossary.map(({ word }) => word.toLowerCase()),
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
      location: 'position',
      reason: `${a.slug} has it too`,
    });
  }
  reader.reportUnread();
  return reader.problems.length > 0
    ? { ok: false, problems: reader.problems }
    : {
        ok: true,
        curriculum: {
          courses,
          flashcardSets,
          guidedPaths,
          visualizations,
          achievements,
          glossary,
          ideas,
          numbers: reader.numbers,
        },
      };
}

function readCourse(
  reader: ContentReader,
  slug: string,
  glossary: readonly GlossaryWord[],
): CourseContent | undefined {
  const folder = `courses/${slug}`;
  const file = `${folder}/course.yaml`;
  const course = reader.required(file, CourseFile);
  if (!course) return undefined;
  reader.reportRepeated(file, 'lessons', course.lessons);
  for (const stray of reader.namesBelow(folder).filter((name) => !course.lessons.includes(name))) {
    reader.report({ file, location: 'lessons', reason: `the folder ${stray} is not listed` });
  }
  const { image, lessons, ...rest } = course;
  const video = reader.optional(`${folder}/video.yaml`, VideoFile) ?? null;
  const [first, ...others] = lessons.flatMap(
    (name) => readLesson(reader, `${folder}/${name}`, name, glossary) ?? [],
  );
  // A lesson's own video takes precedence over the course's.
  const courseVideo = video && `/videos/${slug}.webm`;
  return {
    slug,
    ...rest,
    imageUrl: image,
    video,
    lessons: first ? [{ ...first, videoUrl: first.videoUrl ?? courseVideo }, ...others] : [],
  };
}

function readLesson(
  reader: ContentReader,
  folder: string,
  slug: string,
  glossary: readonly GlossaryWord[],
): LessonContent | undefined {
  const file = `${folder}/lesson.md`;
  const text = reader.text(file);
  const lesson = text === undefined ? undefined : readLessonMarkdown(file, text, reader.report);
  const quiz = readQuiz(reader, `${folder}/quiz.yaml`);
  const checkpoint = readCheckpoint(reader, `${folder}/checkpoint.yaml`);
  const activity = readActivity(reader, `${folder}/activity.yaml`);
  const assessment = readAssessment(reader, `${folder}/assessment.yaml`);
  const flashcards = readLessonCards(reader, folder);
  const { tasks, programTasks } = readTasks(reader, folder);
  if (!lesson) return undefined;

  const all = [...tasks, ...programTasks];
  const blocks = lesson.blocks.flatMap((placed) => withTask(reader, file, all, placed));
  reportRepeatedIds(reader, file, blocks);
  const { lab, plan, ...front } = lesson.front;
  const labs: LessonBlock[] = lab ? [{ kind: 'lab', ...lab }] : [];
  const plans: LessonBlock[] = plan ? [{ kind: 'plan', ...plan }] : [];
  return {
    ...front,
    lab: lab ?? null,
    plan: plan ?? null,
    movedFrom: front.movedFrom ?? null,
    slug,
    file,
    simulatorUrl: front.simulatorUrl ?? null,
    videoUrl: front.videoUrl ?? null,
    blocks,
    content: formatLessonContent([
      ...blocks.map(withoutLine).map(withPropertiesRead),
      ...labs,
      ...plans,
      ...glossaryBlocksOf(blocks, glossary),
    ]),
    quiz,
    checkpoint,
    assessment,
    activity,
    flashcards,
    tasks,
    programTasks,
  };
}

function readQuiz(reader: ContentReader, file: string): QuizContent | null {
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

function readCheckpoint(reader: ContentReader, file: string): CheckpointContent | null {
  const questions = reader.optional(file, CheckpointFile);
  if (!questions) return null;
  reader.reportRepeated(
    file,
    'questions',
    questions.map((question) => question.key),
  );
  return {
    file,
    questions: questions.map(({ A, B, C, D, ...rest }) => ({ ...rest, options: { A, B, C, D } })),
  };
}

function readActivity(reader: ContentReader, file: string): ActivityContent | null {
  const activity = reader.optional(file, ActivityFile);
  return activity ? { file, ...activity } : null;
}

function readAssessment(reader: ContentReader, file: string): AssessmentContent | null {
  const assessment = reader.optional(file, AssessmentFile);
  if (!assessment) return null;
  reader.reportRepeated(
    file,
    'questions',
    assessment.questions.map(({ key }) => key),
  );
  return { file, ...assessment };
}

interface TasksOfLesson {
  readonly tasks: readonly TaskContent[];
  readonly programTasks: readonly ProgramTaskContent[];
}

function readTasks(reader: ContentReader, folder: string): TasksOfLesson {
  const tasks: TaskContent[] = [];
  const programTasks: ProgramTaskContent[] = [];
  for (const name of reader.namesBelow(folder)) {
    const [, kind, key] = /^(task|program)-(.+)$/.exec(name) ?? [];
    if (kind === undefined || key === undefined) {
      reader.report({
        file: `${folder}/${name}`,
        reason: 'a folder in a lesson is called task-<key> or program-<key>',
      });
    } else if (kind === 'task') {
      const task = readTaskWithTwin(reader, `${folder}/${name}`, key);
      if (task) tasks.push(task);
    } else {
      const task = readProgramTask(reader, `${folder}/${name}`, key);
      if (task) programTasks.push(task);
    }
  }
  return { tasks, programTasks };
}

function withTask(
  reader: ContentReader,
  file: string,
  tasks: readonly (TaskContent | ProgramTaskContent)[],
  placed: PlacedBlock,
): (LessonBlock & { line: number })[] {
  const { line } = placed;
  if ('block' in placed) return [{ ...placed.block, line }];
  const task = tasks.find(({ key }) => key === placed.taskKey);
  if (task) return [{ ...task.block, line }];
  reader.report({
    file,
    line,
    reason: `there is no folder task-${placed.taskKey} or program-${placed.taskKey}`,
  });
  return [];
}

function reportRepeatedIds(
  reader: ContentReader,
  file: string,
  blocks: readonly (LessonBlock & { line: number })[],
) {
  const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
  reader.reportRepeated(file, 'id', ids);
}
