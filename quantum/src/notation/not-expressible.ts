import type { DisplayOperation } from '../operations/kinds.ts';
import type { Wire } from '../circuit/parts.ts';

/** A circuit contains an operation that a notation cannot express. `message` says which one, and what to do. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}

/** Programs for real devices cannot discard runs. */
export function noPostSelection(language: string): string {
  return `${language} has no post-selection. Measure the wire in place of it, and keep the runs you want when you read the results.`;
}

/** Returns the comment that represents a display, which is not part of the program. OpenQASM parses it back. */
export function displayComment(
  { shows, wires }: DisplayOperation,
  nameOf: (wire: Wire) => string,
): string {
  return `display: ${shows} of ${wires.map(nameOf).join(', ')}`;
}
