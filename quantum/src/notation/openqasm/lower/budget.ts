import { LIMITS } from '../../limits.ts';
import { LimitReached, Refusal } from '../../problem.ts';

/** Counts the work that a text causes, and refuses the text with a message if it is too much. */
export class Budget {
  #steps = 0;
  #gates = 0;
  #effort = 0;
  #nesting = 0;

  /** Counts one statement or one iteration of a loop. */
  step(at: number): void {
    this.#steps += 1;
    this.effort(1, at);
    if (this.#steps > LIMITS.steps) {
      throw new LimitReached(
        at,
        `Loops and subroutines come to more than ${formatCount(LIMITS.steps)} statements. Is there a loop that never ends?`,
      );
    }
  }

  /** Counts catalog gates, measurements, and resets of the circuit. */
  gates(count: number, at: number): void {
    this.#gates += count;
    if (this.#gates <= LIMITS.operations) return;
    throw new LimitReached(
      at,
      `This text comes to more than ${formatCount(LIMITS.operations)} gates.`,
    );
  }

  /** Counts work of any kind, in units of about a tenth of a microsecond. */
  effort(amount: number, at: number): void {
    this.#effort += amount;
    if (this.#effort <= LIMITS.effort) return;
    throw new LimitReached(
      at,
      'This text takes too much work to be carried out. Make it shorter, or its registers smaller.',
    );
  }

  /** Starts a part that can be nested; `leave` ends it. */
  enter(at: number): void {
    if (this.#nesting >= LIMITS.nesting) {
      throw new Refusal(
        at,
        'Statements, calls, and expressions are nested too deeply here. Does something call itself?',
      );
    }
    this.#nesting += 1;
  }

  leave(): void {
    this.#nesting -= 1;
  }
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
