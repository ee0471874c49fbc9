/** Checks that a lesson has all its parts, in order. */
import { lessonStages, type LessonBlock, type LessonStage } from '@qubloom/contract';
import type { LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';

const fewestQuestions = 5;

type Kind = LessonBlock['kind'];

/** Each stage needs at least one block of these kinds. */
const needed: { readonly [Stage in LessonStage]?: readonly Kind[] } = {
  do: ['picture', 'simulator', 'program', 'choice', 'number', 'bars', 'histogram', 'order'],
  predict: ['predict'],
  run: ['simulator', 'picture', 'program'],
  try: ['task', 'program-task', 'choice', 'number', 'bars', 'histogram', 'order'],
};

export function checkShape(lesson: LessonContent): ContentProblem[] {
  const {
    file,
    blocks,
    quiz,
    assessment,
    activity,
    flashcards,
    tasks,
    programTasks,
    plan,
    outline,
  } = lesson;
  const problems: ContentProblem[] = [];
  const report = (reason: string, line?: number) =>
    problems.push({ file, ...(line !== undefined && { line }), reason });

  const stages = blocks.flatMap((block) => (block.kind === 'section' ? [block] : []));
  for (const [index, { stage, line }] of stages.entries()) {
    const before = stages[index - 1]?.stage;
    if (before && lessonStages.indexOf(stage) <= lessonStages.indexOf(before)) {
      report(`{${stage}} cannot come after {${before}}`, line);
    }
  }
  const [first] = blocks;
  if (first && first.kind !== 'section') report('a lesson begins with a stage', first.line);
  for (const { key, block } of [...tasks, ...programTasks]) {
    const isShown = blocks.some((one) => one.kind === block.kind && one.id === key);
    if (!isShown) report(`the task ${key} is never shown; write ::task ${key}`);
  }
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (block.kind === 'predict' && /^Yes\b/.test(block.options[block.answer]?.reply ?? '')) {
      report('the reply to the right guess is also read after a wrong one: no Yes', block.line);
    }
    if (block.kind === 'stop' && next?.kind !== 'section') {
      report('a place to stop must be at the end of a stage, but not of the last one', block.line);
    }
  }
  if (outline) return problems;

  for (const stage of lessonStages) {
    const within = blocksIn(lesson, stage);
    if (!within) {
      report(`the stage {${stage}} is missing`);
    } else if (within.length === 0) {
      report(`the stage {${stage}} is empty`);
    } else {
      const kinds = needed[stage];
      if (kinds && !within.some(({ kind }) => kinds.includes(kind))) {
        report(`the stage {${stage}} needs a ${kinds.join(' or a ')}`);
      }
    }
  }
  if (!plan) report('the plan is missing: write its goal, and two or three questions to ask');
  if (!quiz) report('quiz.yaml is missing');
  else if (quiz.questions.length < fewestQuestions) {
    const reason = `has ${quiz.questions.length} questions; at least ${fewestQuestions}`;
    problems.push({ file: quiz.file, reason });
  }
  if (!activity) report('activity.yaml is missing');
  if (!assessment) report('assessment.yaml is missing');
  if (flashcards.length === 0) report('flashcards.yaml is missing');
  return problems;
}

/** Returns the blocks from a stage's heading to the next; undefined if there is no such stage. */
function blocksIn({ blocks }: LessonContent, stage: LessonStage) {
  const start = blocks.findIndex((block) => block.kind === 'section' && block.stage === stage);
  if (start < 0) return undefined;
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'section');
  return end < 0 ? rest : rest.slice(0, end);
}
