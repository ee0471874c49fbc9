/**
 * Checks that the paths can be walked: in order, with solvable challenges, and with words that are true and easy
 * enough.
 */
import { isInlineCheck } from '@qubloom/contract';
import type { Curriculum, GuidedPathContent, GuidedStepContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { checkInlineChecks } from '../inline-checks/check-inline-checks.ts';
import { checkBlocks } from './check-links.ts';
import { checkTask } from './check-tasks.ts';
import { checkTaught, taughtByStep } from './concept-words.ts';
import { checkClaims, checkParagraphs, checkReadability } from './check-wording.ts';
import { proseOf, type Prose } from './reading/prose.ts';
import { checkLines } from './voice/check-cast.ts';
import { isChildsLine } from './voice/childs-line.ts';

const fewestHints = 2;

export async function checkGuidedPaths({
  guidedPaths,
  glossary,
}: Curriculum): Promise<ContentProblem[]> {
  const glossaryKeys = new Set(glossary.map(({ key }) => key));
  const steps = guidedPaths.flatMap((path) => path.steps);
  const taught = taughtByStep(guidedPaths);
  const tasks = steps.flatMap((step) =>
    step.task ? [checkTask(step.task, taught.get(step))] : [],
  );
  return [
    ...checkMap(guidedPaths),
    ...guidedPaths.flatMap(checkPath),
    ...steps.flatMap(({ file, blocks }) => [
      ...checkBlocks(file, blocks, glossaryKeys),
      ...checkParagraphs({ file, blocks }),
      ...checkLines(file, blocks),
    ]),
    ...steps.flatMap(checkStep),
    ...steps.flatMap((step) => checkTaught(step.file, saidIn(step), taught.get(step))),
    ...(await Promise.all(steps.map(checkInlineChecks))).flat(),
    ...(await Promise.all(tasks)).flat(),
  ];
}

/** Each path comes after those that it follows, so that the map has no cycles. */
function checkMap(paths: readonly GuidedPathContent[]): ContentProblem[] {
  const positions = new Map(paths.map(({ slug, position }) => [slug, position]));
  return paths.flatMap(({ file, position, after }, index) => {
    const before = paths[index - 1];
    return [
      ...(before?.position === position
        ? [{ file, location: 'position', reason: `${before.slug} has it too` }]
        : []),
      ...after.flatMap((slug) => {
        const other = positions.get(slug);
        if (other !== undefined && other < position) return [];
        const reason = other === undefined ? `there is no path ${slug}` : `${slug} comes later`;
        return [{ file, location: 'after', reason }];
      }),
    ];
  });
}

function checkPath({ file, title, description, difficulty, steps }: GuidedPathContent) {
  const problems: ContentProblem[] = [
    ...checkClaims(file, [{ text: title }, { text: description }]),
    ...checkReadability(file, difficulty, steps.flatMap(wordsOfStep)),
  ];
  if (steps[0]?.type === 'challenge') {
    problems.push({ file, location: 'steps', reason: 'the first step is never a challenge' });
  }
  return problems;
}

function checkStep(step: GuidedStepContent): ContentProblem[] {
  const { file, type, blocks, hints } = step;
  const claimed = { ...step, blocks: blocks.filter((block) => !isChildsLine(block)) };
  const problems = checkClaims(file, [...wordsOfStep(claimed), ...rightOptionsOf(step)]);
  if (type === 'challenge') return problems;
  const asks = blocks.some(
    (block) => block.kind === 'picture' || block.kind === 'choice' || isInlineCheck(block),
  );
  if (!asks) problems.push({ file, reason: 'has nothing to do: a picture or a question' });
  if (hints.length < fewestHints) {
    problems.push({ file, location: 'hints', reason: `at least ${fewestHints}` });
  }
  return problems;
}

/** The texts that every learner reads and that are true. */
function wordsOfStep({ title, blocks, hints, solution, task }: GuidedStepContent): Prose[] {
  const shown = blocks.flatMap((block): Prose[] => {
    const { line } = block;
    if (block.kind === 'picture') return [{ text: block.description, line }];
    return proseOf(block).map((text) => ({ text, line }));
  });
  const replies = (task?.wrong ?? []).flatMap(({ reply }) => reply ?? []);
  const goal = task ? [task.block.goal, task.block.success, ...replies] : [];
  return [...[title, ...goal, ...hints, solution].map((text) => ({ text })), ...shown];
}

/** All texts of a step, including wrong options and their replies. */
function saidIn(step: GuidedStepContent): Prose[] {
  const options = step.blocks.flatMap((block) =>
    block.kind === 'choice' ? block.options.map(({ text }) => ({ text, line: block.line })) : [],
  );
  return [...wordsOfStep(step), ...options];
}

/** The right option of a choice is also a claim. */
function rightOptionsOf({ blocks }: GuidedStepContent): Prose[] {
  return blocks.flatMap((block) =>
    block.kind === 'choice'
      ? [{ text: block.options[block.answer]?.text ?? '', line: block.line }]
      : [],
  );
}
