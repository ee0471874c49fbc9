import { LIMITS } from '../limits.ts';
import { Refusal } from '../problem.ts';

/** Counts what a text asks for while it is carried out, and refuses it in words when that is too much. */
export class Budget {
  #steps = 0;
  #operations = 0;
  #touches = 0;
  #calls = 0;

  /** One statement, one turn of a loop. */
  step(at: number): void {
    this.#steps += 1;
    if (this.#steps > LIMITS.steps) {
      throw new Refusal(
        at,
        `Loops and subroutines come to more than ${inWords(LIMITS.steps)} statements. Is there a loop that never ends?`,
      );
    }
  }

  /** Operations that come to `size` gates of the catalogue and touch so many wires together. */
  operations(size: number, touches: number, at: number): void {
    this.#operations += size;
    this.#touches += touches;
    if (this.#operations > LIMITS.operations)
      throw new Refusal(at, `This text comes to more than ${inWords(LIMITS.operations)} gates.`);
    if (this.#touches > LIMITS.touches)
      throw new Refusal(
        at,
        `The gates of this text touch more than ${inWords(LIMITS.touches)} wires together.`,
      );
  }

  /** Runs the inside of a gate or a subroutine, and refuses what calls itself or goes too deep. */
  call<T>(name: string, at: number, inside: () => T): T {
    if (this.#calls >= LIMITS.depth)
      throw new Refusal(
        at,
        `Calling "${name}" leads to more than ${LIMITS.depth} calls inside one another. Does something call itself?`,
      );
    this.#calls += 1;
    try {
      return inside();
    } finally {
      this.#calls -= 1;
    }
  }
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
