/** Logs JSON lines that never carry personal data: no cookies, passwords, emails, tokens, bodies. */
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { nameDatabaseError } from './database/errors.ts';

const secrets = ['password', 'email', 'token', 'cookie', 'authorization', 'set-cookie'];

/** The part of a logger that reports failures to operators. */
export interface WarningLog {
  warn(fields: object, what: string): void;
}

export interface LoggerOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { req: requestLine, err: errorLine },
    redact: {
      paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[kept out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The query is left out, because links in emails carry tokens in it. */
function requestLine(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** A driver's message may quote values of a row, so only the code of a failed query is logged. */
function errorLine(thrown: unknown): unknown {
  const error = nameDatabaseError(thrown);
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, cause } = error;
  const { code, constraint, query } = error as {
    code?: unknown;
    constraint?: unknown;
    query?: unknown;
  };
  return {
    name,
    message,
    code,
    constraint,
    query,
    stack: stack?.slice(0, 4000),
    ...(cause === undefined ? {} : { cause: causeLine(cause) }),
  };
}

/** The error carries no personal data, so its cause carries none either. */
function causeLine(cause: unknown): unknown {
  if (!(cause instanceof Error)) return typeof cause;
  const { message, stack } = cause;
  return { message, code: (cause as { code?: unknown }).code, stack: stack?.slice(0, 4000) };
}
