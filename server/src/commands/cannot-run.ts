/** A command has nothing to work on; the message says what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
