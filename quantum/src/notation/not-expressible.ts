/** A circuit contains an operation that a notation cannot express. `message` says which one, and what to do. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
