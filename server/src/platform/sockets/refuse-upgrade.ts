/** An answer to a request that will not become a socket. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export function refuseUpgrade(stream: Duplex, status: 400 | 401 | 403 | 404 | 503): void {
  const phrase = STATUS_CODES[status] ?? '';
  stream.end(
    [
      `HTTP/1.1 ${String(status)} ${phrase}`,
      'connection: close',
      'content-type: text/plain; charset=utf-8',
      'cache-control: no-store',
      ...(status === 503 ? ['retry-after: 2'] : []),
      `content-length: ${String(phrase.length)}`,
      '',
      phrase,
    ].join('\r\n'),
  );
}
