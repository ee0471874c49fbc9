// rooms.mjs forks this process: the real server, or a bare broadcast of the same traffic. It reports its port,
// and on request the processor time that it has used.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { openDatabase } from '../dist/platform/database/open.js';
import { buildSite } from './site.mjs';

const { kind, dataFolder, redisUrl } = JSON.parse(process.argv[2]);
const port = kind === 'bare' ? await serveBare() : await serveOurs();
process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.send({ port });

async function serveOurs() {
  const connection = await openDatabase({ databaseUrl: undefined, dataFolder });
  const app = await buildSite(connection, { redisUrl });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address().port;
}

/** Parses, numbers, and passes on messages: the least that any server of rooms has to do. */
async function serveBare() {
  const rooms = new Map();
  let lastId = 0;
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, roomId, userId, username, message } = JSON.parse(data.toString());
      if (type === 'JOIN_ROOM') {
        Object.assign(socket, { userId, username });
        rooms.set(roomId, [...(rooms.get(roomId) ?? []), socket]);
        socket.send('{"type":"ROOM_DATA"}');
        return;
      }
      lastId += 1;
      const text = JSON.stringify({
        type,
        id: lastId,
        userId: socket.userId,
        username: socket.username,
        message,
        timestamp: new Date().toISOString(),
      });
      for (const one of rooms.get(roomId)) one.send(text);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
}
