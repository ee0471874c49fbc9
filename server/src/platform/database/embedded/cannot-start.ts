/** The built-in PostgreSQL does not run; the message says why and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
