/** Grades a card that is answered by doing. The engine computes the result; this module poses the questions. */
import { turnStep, type CardAnswer, type CardDoing, type DoingOf } from '@qubloom/contract';
import { branchesAfter, probabilityOf } from '@qubloom/quantum';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { wiresIn, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { formatAngle, gridOfLine, parseCircuitText } from '../circuits/circuit-text.ts';
import { gradeTask } from './grade.ts';

export type CardGrade =
  | { readonly passed: true }
  | { readonly passed: false; readonly reason: string; readonly next: string };

/** One step of the slider changes the chance by at most 4.4%, so the step next to the right one may pass, too. */
const turnTolerance = 0.045;

const tryAgain = 'Have another go, or turn the card over.';

/** @throws {SyntaxError} if the circuit is invalid. */
export async function gradeCard(doing: CardDoing, answer: CardAnswer): Promise<CardGrade> {
  if (doing.kind === 'build' && answer.kind === 'build') return gradeBuild(doing, answer.circuit);
  if (doing.kind === 'turn' && answer.kind === 'turn') return gradeTurn(doing, answer.degrees);
  if (doing.kind === 'histogram' && answer.kind === 'histogram') {
    return answer.choice === doing.answer
      ? { passed: true }
      : { passed: false, reason: 'That chart belongs to something else.', next: tryAgain };
  }
  return { passed: false, reason: 'Nothing was done yet.', next: tryAgain };
}

async function gradeBuild(doing: DoingOf<'build'>, circuit: string): Promise<CardGrade> {
  const read = parseCircuitText(circuit);
  if (!read.ok) throw new SyntaxError(read.problems[0]?.message ?? "That isn't a circuit.");
  const grade = await gradeTask(doing, read.grid);
  if (grade.passed) return { passed: true };
  const { reason, next } = grade.diagnosis;
  return { passed: false, reason, next };
}

async function gradeTurn(doing: DoingOf<'turn'>, degrees: number): Promise<CardGrade> {
  const chance = await probabilityAfterTurn(doing, degrees);
  if (Math.abs(chance - doing.chance) <= turnTolerance) return { passed: true };
  const percent = Math.round(chance * 100);
  const next = chance < doing.chance ? 'You need more of it.' : 'You need less of it.';
  return {
    passed: false,
    reason: `That makes ${doing.outcome} come up ${percent}% of the time.`,
    next,
  };
}

/** Returns the chance of the outcome with the slider at this many degrees. */
export async function probabilityAfterTurn(
  { circuit, outcome }: DoingOf<'turn'>,
  degrees: number,
): Promise<number> {
  const grid = turnedGrid(circuit, degrees);
  return (await probabilitiesOf(grid))[outcome] ?? 0;
}

/** The steps of the slider, in degrees. */
export const turnStops: readonly number[] = Array.from(
  { length: 180 / turnStep + 1 },
  (_, stop) => stop * turnStep,
);

/** @throws {SyntaxError} if the line has no circuit with a gate to turn. */
export function turnedGrid(circuit: string, degrees: number): CircuitGrid {
  const angle = formatAngle((degrees * Math.PI) / 180);
  return gridOfLine(circuit.replaceAll('(turn)', `(${angle})`));
}

/** Returns the chance of each possible outcome, the highest wire first. The circuit may contain looks. */
export async function probabilitiesOf(
  grid: CircuitGrid,
): Promise<Readonly<Record<string, number>>> {
  const branches = await branchesAfter(circuitOfGrid(grid));
  const wires = wiresIn(grid);
  const outcomes = Array.from({ length: 2 ** wires }, (_, index) =>
    index.toString(2).padStart(wires, '0'),
  );
  return Object.fromEntries(
    outcomes.map((outcome) => {
      const values = [...outcome]
        .reverse()
        .map((bit, wire) => [wire, bit === '1' ? 1 : 0] as const);
      return [outcome, probabilityOf(branches, Object.fromEntries(values))];
    }),
  );
}

/**
 * Takes a circuit on one line.
 * @throws {SyntaxError} if it is invalid.
 */
export function probabilitiesOfLine(circuit: string): Promise<Readonly<Record<string, number>>> {
  return probabilitiesOf(gridOfLine(circuit));
}
