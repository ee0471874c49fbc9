/**
 * Checks that an assessment asks something new, that its points add up, and that the engine gets the results that
 * its key gives.
 */
import type { Choice, Level } from '@qubloom/contract';
import { parseCircuitText } from '../circuits/circuit-text.ts';
import { columnsIn, free, wiresIn, type CircuitGrid } from '../circuits/circuit-grid.ts';
import type { AssessmentContent, AssessmentQuestion, LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { totalPoints } from '../assessment-points.ts';
import { probabilitiesOf } from '../tasks/grade-card.ts';
import { plainText } from './check-quizzes.ts';
import { checkClaims, checkReadability } from './check-wording.ts';

const assessmentPoints = 10;
const choicesEach = 3;
/** Chances in keys are rounded to at least three decimals. */
const tolerance = 0.0006;

export async function checkAssessment(
  level: Level,
  lesson: LessonContent,
): Promise<ContentProblem[]> {
  const { assessment } = lesson;
  if (!assessment) return [];
  const { file, questions } = assessment;
  const asked = new Set(questionsOf(lesson).map(plainText));
  const circuits = await Promise.all(
    questions.map(async (question) =>
      (await checkCircuit(question)).map((reason) => ({ file, location: question.key, reason })),
    ),
  );
  return [
    ...checkPoints(assessment),
    ...questions.flatMap((question) =>
      [...checkNew(question, asked), ...checkOptions(question)].map((reason) => ({
        file,
        location: question.key,
        reason,
      })),
    ),
    ...circuits.flat(),
    ...checkReadability(
      file,
      level,
      questions.map(({ question }) => ({ text: question })),
    ),
    ...checkClaims(file, questions.flatMap(claimsOf)),
  ];
}

function checkPoints({ file, questions }: AssessmentContent): ContentProblem[] {
  const sum = totalPoints(questions);
  const letters = questions.flatMap((one): Choice[] =>
    one.kind === 'choice' ? [one.correct] : [],
  );
  return [
    ...(sum === assessmentPoints ? [] : [`gives ${String(sum)} points, not ${assessmentPoints}`]),
    ...(letters.length === choicesEach
      ? []
      : [`has ${String(letters.length)} questions with letters, not ${choicesEach}`]),
    ...(new Set(letters).size > 1 ? [] : ['the right letters are all the same']),
  ].map((reason) => ({ file, reason }));
}

/** Returns every question that the lesson asks on the screen. */
function questionsOf({ quiz, checkpoint, flashcards, blocks }: LessonContent): string[] {
  return [
    ...(quiz?.questions ?? []).map(({ question }) => question),
    ...(checkpoint?.questions ?? []).map(({ question }) => question),
    ...flashcards.map(({ question }) => question),
    ...blocks.flatMap((block) => ('question' in block ? [block.question] : [])),
  ];
}

function checkNew({ question }: AssessmentQuestion, asked: ReadonlySet<string>): string[] {
  return asked.has(plainText(question)) ? ['the lesson asks the same on the screen'] : [];
}

function checkOptions(question: AssessmentQuestion): string[] {
  if (question.kind !== 'choice') return [];
  const texts = question.options.map((text) => text.toLowerCase());
  return new Set(texts).size === texts.length ? [] : ['two options say the same'];
}

async function checkCircuit(question: AssessmentQuestion): Promise<string[]> {
  if (question.kind !== 'circuit') return [];
  const { circuit, solution, result } = question;
  const shown = gridOf(circuit);
  const finished = solution === undefined ? shown : gridOf(solution);
  if (shown === null || finished === null) return ['a circuit is not in the grid notation'];
  const isOpen = hasFree(shown);
  return [
    ...(isOpen === (solution !== undefined)
      ? []
      : ['a circuit with cells to draw in has a solution, and no other one has']),
    ...(hasFree(finished) ? ['the solution has cells to draw in'] : []),
    ...(solution === undefined || fits(shown, finished)
      ? []
      : ['the solution changes more than the cells to draw in']),
    ...(result === undefined || hasFree(finished) ? [] : await checkResult(finished, result)),
  ];
}

function gridOf(text: string): CircuitGrid | null {
  const parsed = parseCircuitText(text);
  return parsed.ok ? parsed.grid : null;
}

const hasFree = ({ rows }: CircuitGrid) => rows.some((row) => row.includes(free));

/** Returns true if the grids differ only at the free cells of the first. */
function fits(shown: CircuitGrid, finished: CircuitGrid): boolean {
  if (wiresIn(shown) !== wiresIn(finished) || columnsIn(shown) !== columnsIn(finished)) {
    return false;
  }
  return shown.rows.every((row, wire) =>
    row.every((cell, column) => cell === free || cell === finished.rows[wire]?.[column]),
  );
}

async function checkResult(
  grid: CircuitGrid,
  result: Readonly<Record<string, number>>,
): Promise<string[]> {
  const chances = await probabilitiesOf(grid);
  const names = new Set([...Object.keys(chances), ...Object.keys(result)]);
  return [...names].flatMap((name) => {
    const [is, said] = [chances[name] ?? 0, result[name] ?? 0];
    return Math.abs(is - said) <= tolerance
      ? []
      : [`the chance of ${name} is ${is.toFixed(3)}, not ${String(said)}`];
  });
}

/** Returns everything that is claimed as true, without wrong options. */
function claimsOf(question: AssessmentQuestion) {
  const { key, marking } = question;
  const answer =
    question.kind === 'choice'
      ? (question.options['ABCD'.indexOf(question.correct)] ?? '')
      : question.answer;
  return [question.question, marking, answer].map((text) => ({ text, location: key }));
}
