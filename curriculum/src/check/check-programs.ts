/**
 * Checks that the programs of the lessons run, and that their tasks can be solved and reply correctly to wrong
 * programs.
 */
import type { BlockOf, ProgramCheck, Returned } from '@qubloom/contract';
import type { Curriculum, LessonContent, ProgramTaskContent } from '../curriculum.ts';
import { gradeProgram, maxWires } from '../programs/grade-program.ts';
import type { ContentProblem } from '../problem.ts';
import { wireCountOf } from '../tasks/task-goal.ts';
import { checkOutcomes } from './task-outcomes.ts';

/** Runs Python, which this package cannot do by itself. */
export interface ProgramRunner {
  /** Returns why the program stopped, or undefined if it ran to its end. */
  readonly run: (code: string) => Promise<string | undefined>;
  /** Returns the function's results for each case, and which of the expected wrong programs returns the same. */
  readonly answers: (
    code: string,
    task: Pick<BlockOf<'program-task'>, 'function' | 'cases' | 'replies'>,
  ) => Promise<{ readonly answers: readonly Returned[]; readonly foreseen: number | null }>;
}

export async function checkPrograms(
  { courses }: Curriculum,
  runner: ProgramRunner,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  // One after the other, because there is only one Python.
  for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
    problems.push(...(await checkExamples(lesson, runner)));
    for (const task of lesson.programTasks) {
      problems.push(...(await checkTask(task, runner)));
      if (task.twin) problems.push(...(await checkTwin(task, task.twin, runner)));
    }
  }
  return problems;
}

async function checkExamples(
  { file, blocks }: LessonContent,
  { run }: ProgramRunner,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const block of blocks) {
    if (block.kind !== 'program') continue;
    const stopped = await run(block.code);
    if (stopped !== undefined) {
      problems.push({ file, line: block.line, location: block.id, reason: stopped });
    }
  }
  return problems;
}

async function checkTask(
  { file, block, reference, second, wrong }: ProgramTaskContent,
  { run, answers }: ProgramRunner,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const report = (location: string, reason: string) => problems.push({ file, location, reason });
  const verdict = async (code: string): Promise<string> => {
    const grade = await gradeProgram(block, (await answers(code, block)).answers);
    if (grade.passed) return 'passed';
    const { code: reason, reason: words } = grade.diagnosis;
    return reason === 'failed' ? `failed (${words})` : reason;
  };
  for (const [at, { check }] of block.cases.entries()) {
    const outcome = canBeReturned(check);
    if (outcome !== true) report(`cases.${at}.check`, outcome);
  }
  if (problems.length > 0) return problems;
  const stopped = await run(block.starter);
  if (stopped !== undefined) report('starter', stopped);
  if ((await verdict(block.starter)) === 'passed') report('starter', 'passes already');
  for (const [location, code] of Object.entries({ reference, second })) {
    const found = await verdict(code);
    if (found !== 'passed') report(location, `does not pass: ${found}`);
  }
  if (reference.trim() === second.trim()) report('second', 'is the same as the reference');
  for (const [at, { program, diagnosis, reply }] of wrong.entries()) {
    const found = await verdict(program);
    if (!found.startsWith(diagnosis)) report(`wrong.${at}`, `gets ${found}, not ${diagnosis}`);
    const { foreseen } = await answers(program, block);
    const said = block.replies?.[foreseen ?? -1]?.reply;
    if (said !== reply) report(`wrong.${at}`, `gets the reply of another one: ${said ?? 'none'}`);
  }
  return problems;
}

/** The task's program must not also solve its twin. */
async function checkTwin(
  task: ProgramTaskContent,
  twin: ProgramTaskContent,
  runner: ProgramRunner,
): Promise<ContentProblem[]> {
  const problems = await checkTask(twin, runner);
  const { function: name, cases } = twin.block;
  const isSame =
    name === task.block.function && JSON.stringify(cases) === JSON.stringify(task.block.cases);
  return isSame
    ? [...problems, { file: twin.file, reason: 'asks the same as its task' }]
    : problems;
}

/** True, or a sentence about what is wrong. */
function canBeReturned(check: ProgramCheck): true | string {
  if (check.kind === 'value') return true;
  if (check.kind !== 'bits') return checkOutcomes(check, wireCountOf(check) ?? maxWires);
  const bits = Object.keys(check.chances)[0]?.length ?? 0;
  return checkOutcomes({ ...check, kind: 'distribution' }, bits);
}
