/** The app that a PostgreSQL belongs to: its name in the database, and its words in sentences to people. */
export interface App {
  /** The role, the database, the password's file, and the connections have this name: `/^[a-z][a-z0-9_]*$/`. */
  readonly name: string;
  /** The name that people know. */
  readonly title: string;
  /** The setting that chooses the data folder, such as `DATA_DIR`. */
  readonly folderSetting: string;
  /** The setting that chooses a PostgreSQL of one's own instead, such as `DATABASE_URL`, if there is one. */
  readonly databaseSetting?: string;
}

/** The file is inside the cluster's folder, so that nobody can keep one without the other. */
export const passwordFileOf = ({ name }: App): string => `${name}-password`;

/**
 * The `application_name` of all connections of this process. Connections with the name of another process of the
 * same app keep PostgreSQL running.
 */
export const connectionName = (name: string): string =>
  `${connectionPrefix(name)}${String(process.pid)}`;

export const connectionPrefix = (name: string): string => `${name}-`;

/** @throws {TypeError} if the name could mean something else in SQL or in a path. */
export function assertName({ name }: App): void {
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(name)) {
    throw new TypeError(`"${name}" is no name for an app: use a-z, 0-9, and _.`);
  }
}

/** The last part of a sentence that says what to do, if the app has the setting. */
export const ownDatabaseAdvice = ({ databaseSetting }: App): string =>
  databaseSetting === undefined ? '' : `, or set ${databaseSetting} to a PostgreSQL of your own`;
