import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

const url = '/python/library.zip';

const answer = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

function inPieces(...pieces: readonly string[]): Response {
  return new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
        stream.close();
      },
    }),
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a file is passed on in pieces, each after the previous one has been taken', async () => {
  answer(inPieces('Py', 'th', 'on'));
  const taken: string[] = [];
  let isTaking = false;
  await download({ url, bytes: 6 }, async (piece) => {
    expect(isTaking).toBe(false);
    isTaking = true;
    await Promise.resolve();
    taken.push(new TextDecoder().decode(piece));
    isTaking = false;
  });
  expect(taken).toEqual(['Py', 'th', 'on']);
});

test.each([
  ['ends too early', inPieces('Py')],
  ['answers 404', new Response('Not found', { status: 404 })],
])('a file that %s is an error', async (problem, response) => {
  answer(response);
  await expect(download({ url, bytes: 6 }, () => Promise.resolve())).rejects.toThrow(problem);
});
