import type { DisplayOperation, Wire } from '../circuit/circuit.ts';

/** A circuit holds something that a notation has no words for. `message` says what, and what to do. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}

/** Programs for real devices cannot throw runs away. */
export function noPostSelection(language: string): string {
  return `${language} has no post-selection. Measure the wire in place of it, and keep the runs you want when you read the results.`;
}

/** The comment that represents a display, which is not part of the program. OpenQASM parses it back. */
export function displayComment(
  { shows, wires }: DisplayOperation,
  nameOf: (wire: Wire) => string,
): string {
  return `display: ${shows} of ${wires.map(nameOf).join(', ')}`;
}
