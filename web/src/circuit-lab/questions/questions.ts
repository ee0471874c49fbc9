/** Questions with which the free lab opens for a beginner. Each has many right circuits. */
import { exactDistribution, wireCount, type Circuit } from '@qubloom/quantum';

export interface LabQuestion {
  readonly id: string;
  readonly text: string;
  /** Says what the learner did. */
  readonly success: string;
  /** Whether one wire answers it, by its gates from left to right and its exact chance of 1. */
  readonly isAnsweredBy: (gates: readonly string[], chanceOfOne: number) => boolean;
}

/** A chance this close to 0 or 1 is certain. */
const negligible = 1e-9;

const isSure = (chance: number, bit: 0 | 1): boolean => Math.abs(chance - bit) < negligible;

export const labQuestions: readonly LabQuestion[] = [
  {
    id: 'always-1',
    text: 'Can you make a quantum coin that always shows 1? Start with H and end with H.',
    success: 'Always 1, with an H at both ends. What’s in the middle makes the difference.',
    isAnsweredBy: (gates, one) =>
      gates.length > 2 && gates[0] === 'h' && gates.at(-1) === 'h' && isSure(one, 1),
  },
  {
    id: 'fair-from-1',
    text: 'Make a fair coin, with 0 and 1 equally often. But the first gate has to be X.',
    success: 'Fair, although it started at 1. H mixes both of them evenly.',
    isAnsweredBy: (gates, one) => gates[0] === 'x' && Math.abs(one - 0.5) < negligible,
  },
  {
    id: 'four-back-to-0',
    text: 'Get back to 0 for sure. Use four gates, and never the same one twice in a row.',
    success: 'Four gates, and nothing has changed. They undid each other.',
    isAnsweredBy: (gates, one) =>
      gates.length === 4 && gates.every((gate, at) => gate !== gates[at + 1]) && isSure(one, 0),
  },
];

/** Circuits with more wires are no answers to questions about one wire. */
const maxWires = 6;

/** Returns whether some wire of the circuit answers the question. */
export async function answersQuestion(circuit: Circuit, question: LabQuestion): Promise<boolean> {
  const wires = wireCount(circuit);
  if (wires > maxWires) return false;
  const lines = linesOf(circuit);
  if (!lines) return false;
  const distribution = await exactDistribution(circuit);
  return lines.some((gates, wire) => {
    let one = 0;
    // The first character belongs to the highest wire.
    for (const [bits, chance] of distribution) if (bits[wires - 1 - wire] === '1') one += chance;
    return question.isAnsweredBy(gates, one);
  });
}

/** The names of each wire's gates; null if the circuit has anything else than gates on one wire. */
function linesOf(circuit: Circuit): string[][] | null {
  const lines = Array.from({ length: wireCount(circuit) }, (): string[] => []);
  for (const operation of circuit.columns.flat()) {
    if (operation.kind !== 'gate' || operation.controls.length > 0 || operation.condition)
      return null;
    const [wire, second] = operation.targets;
    if (wire === undefined || second !== undefined) return null;
    lines[wire]?.push(operation.gate);
  }
  return lines;
}
