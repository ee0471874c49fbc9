/** Why the server does not start, in words for whoever starts it. */
import { brand } from '@qubloom/contract';
import { WrongSettings, type Config } from './config.ts';
import { NotDurable } from './platform/database/durability.ts';
import { CannotStart } from './platform/database/embedded/embedded.ts';
import { isDatabaseGone, sqlState } from './platform/database/errors.ts';

/** @param config absent as long as the settings themselves have not been read. */
export function whyNoStart(error: unknown, config?: Config): string {
  if (
    error instanceof WrongSettings ||
    error instanceof NotDurable ||
    error instanceof CannotStart
  ) {
    return error.message;
  }
  const whatToDo = config && (aboutListening(error, config) ?? aboutDatabase(error, config));
  return whatToDo ?? String((error instanceof Error && error.stack) || error);
}

function aboutListening(error: unknown, { host, port }: Config): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken, perhaps by another ${brand.name}. Stop that one, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${String(port)} is not free for everyone to use. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is no address of this machine.`;
    default:
      return undefined;
  }
}

/** Of one's own; the built-in one speaks for itself. */
function aboutDatabase(error: unknown, { databaseUrl }: Config): string | undefined {
  if (databaseUrl === undefined) return undefined;
  const { hostname, pathname } = new URL(databaseUrl);
  const database = `The database "${decodeURIComponent(pathname.slice(1))}" on ${hostname || 'this machine'}`;
  switch (sqlState(error)) {
    case '28P01':
    case '28000':
      return `${database} refuses the user and password of DATABASE_URL.`;
    case '3D000':
      return `${database} does not exist. Make it with "createdb", or correct DATABASE_URL.`;
    case '42501':
      return `${database} does not let the user of DATABASE_URL make tables in it. Make that user its owner.`;
    default:
      return isDatabaseGone(error)
        ? `${database} does not answer. Is PostgreSQL running, and is DATABASE_URL right?`
        : undefined;
  }
}
