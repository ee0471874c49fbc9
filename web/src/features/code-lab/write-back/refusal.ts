import type { Statement } from './statements.ts';

/** The reason why a change cannot be written into a program, as a sentence for the learner. */
export class Refusal extends Error {}

/** This statement would have to be rewritten, but must not be. */
export function cannotRewrite(statement: Statement | undefined): Refusal {
  const line = `Line ${statement?.firstLine ?? 1}`;
  switch (statement?.kind) {
    case 'loop':
      return new Refusal(`${line} places gates in a loop, so none of them can be changed alone.`);
    case 'call':
    case 'assignment':
      return new Refusal(
        `${line} calls a function that places gates, so none of them can be changed alone.`,
      );
    default:
      return new Refusal(
        `${line} does more than placing a gate, so the program has to be changed by hand.`,
      );
  }
}
