/** A circuit holds something that a notation has no words for. `message` says what, and what to do. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
