/** Explains startup errors to the person who starts the server. */
import { brand } from '@qubloom/contract';
import { CannotRun } from './commands/cannot-run.ts';
import { WrongSettings, type Config } from './config.ts';
import { PostgresProblem } from './platform/database/built-in.ts';
import { NotDurable } from './platform/database/durability.ts';
import { DatabaseIsNewer } from './platform/database/migrate.ts';
import { isDatabaseGone, rootOf, sqlState } from './platform/database/errors.ts';

/** @param config absent until the settings themselves have been read */
export function startupErrorMessage(error: unknown, config?: Config): string {
  if (
    error instanceof WrongSettings ||
    error instanceof NotDurable ||
    error instanceof DatabaseIsNewer ||
    error instanceof PostgresProblem ||
    error instanceof CannotRun
  ) {
    return error.message;
  }
  const advice = config && (aboutListening(error, config) ?? aboutDatabase(error, config));
  return advice ?? stacksOf(error);
}

/** Includes the causes, because a failed query alone does not say what failed. */
function stacksOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${stacksOf(error.cause)}`;
}

function aboutListening(error: unknown, { host, port }: Config): string | undefined {
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  // Names of other machines are looked up, too.
  const isListening = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host);
  if (!isListening) return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken, perhaps by another ${brand.name}. Stop that one, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${String(port)} is not free for everyone to use. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine.`;
    default:
      return undefined;
  }
}

function aboutDatabase(error: unknown, config: Config): string | undefined {
  const state = sqlState(error);
  const database = nameOf(config);
  switch (state) {
    case '53300':
      return `${database} has no connection left: other programs use them all. End one of them, or raise its max_connections.`;
    case '53100':
      return `${database} has no space left on its disk. Free some space and start again.`;
    case '25006':
      return `${database} is read-only, and ${brand.name} has to write. Is it a standby, or is default_transaction_read_only on?`;
    default:
      return config.databaseUrl === undefined
        ? undefined // the built-in one has its own messages
        : aboutOwnDatabase(error, state, database);
  }
}

function aboutOwnDatabase(error: unknown, state: string | undefined, database: string) {
  switch (state) {
    case '28P01':
    case '28000':
      return `${database} refuses the user and password of DATABASE_URL.`;
    case '3D000':
      return `${database} does not exist. Create it with "createdb", or correct DATABASE_URL.`;
    case '42501':
      return `${database} does not let the user of DATABASE_URL create tables in it. Make that user its owner.`;
    default:
      if (isAboutTls(rootOf(error))) {
        const { message } = rootOf(error) as Error;
        return `${database} cannot be reached safely: ${message}. Correct its certificate, or sslmode and sslrootcert in DATABASE_URL.`;
      }
      return isDatabaseGone(error)
        ? `${database} does not answer. Is PostgreSQL running, and is DATABASE_URL right?`
        : undefined;
  }
}

/** OpenSSL's names for certificate problems, and `pg`'s message about a server without TLS. */
const isAboutTls = (error: unknown): boolean =>
  error instanceof Error &&
  (/CERT|_TLS_|SSL/.test((error as NodeJS.ErrnoException).code ?? '') ||
    error.message.startsWith('The server does not support SSL'));

function nameOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === undefined) return `The built-in database in ${dataFolder}`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `The database "${decodeURIComponent(pathname.slice(1))}" on ${hostname || 'this machine'}`;
}
