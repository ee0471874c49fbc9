import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

const texts = [0, 1, 125, 126, 65_535, 65_536].map((length) =>
  '|ψ⟩'.padEnd(length, 'x').slice(0, length),
);

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer().on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    for (const text of texts) stream.write(frameOf(text).bytes);
    socket.close();
  });
});
afterAll(() => server.close());

test('a frame of every length is read as the text that it was made of', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = new WebSocket(`ws://127.0.0.1:${String(port)}`);
  const heard: string[] = [];
  reader.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  await once(reader, 'close');
  expect(heard).toEqual(texts);
});
