/** Everything that other packages may import. */
export { connectionName, type App } from './app.ts';
export { timestamp } from './backup.ts';
export { hasDatabase } from './cluster.ts';
export { CannotCopy, CannotStart, DamagedBackup, NoRoom, PostgresProblem } from './errors.ts';
export { verifyBackup } from './manifest.ts';
export { startPostgres, type Postgres, type StartOptions } from './postgres.ts';
export { restoreBackup } from './restore.ts';
