/** Named errors: something that can happen to an honest user. The message says why and what to do. */
export class PostgresProblem extends Error {
  override readonly name: string = 'PostgresProblem';
}

/** PostgreSQL does not run, or its folder cannot be used. */
export class CannotStart extends PostgresProblem {
  override readonly name = 'CannotStart';
}

/** The disk or the memory is too small. */
export class NoRoom extends PostgresProblem {
  override readonly name = 'NoRoom';
}

/** A backup cannot be made there, or not be restored now. */
export class CannotCopy extends PostgresProblem {
  override readonly name = 'CannotCopy';
}

/** The folder holds no backup, or a file of the backup is missing or has changed. */
export class DamagedBackup extends PostgresProblem {
  override readonly name = 'DamagedBackup';
}
