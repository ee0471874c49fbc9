/** Answers requests that Node's parser refuses; they never become requests that Fastify could answer. */
import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { BadRequest, TooLarge } from '../errors.ts';
import { apiHeaders } from './api-headers.ts';

interface Answer {
  readonly status: number;
  readonly sentence: string;
}

function answerTo(code: string): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, sentence: new TooLarge().message };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, sentence: 'That request took too long to arrive. Please try again.' };
    default:
      return { status: 400, sentence: new BadRequest().message };
  }
}

/** The start of the next request is unknown, so the connection ends with the answer. */
export const answerUnreadable: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, sentence } = answerTo(error.code);
  const headers = {
    ...apiHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(sentence)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const statusLine = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? 'Error'}`;
  socket.end([statusLine, ...lines, '', sentence].join('\r\n'));
};
