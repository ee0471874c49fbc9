/** A server that is killed or stopped while rooms are open. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StudyRoomId, UserId } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyUpdate, Doc } from 'yjs';
import { startBuiltIn } from '../../platform/database/built-in.ts';
import { freePort } from '../../testing/free-port.ts';
import { startProcess, type ServerProcess } from '../../testing/process.ts';
import { roomSocketOf, type RoomSocket } from '../../testing/rooms/room-socket.ts';

let home: string;
let port: string;
let server: ServerProcess;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-rooms-'));
  port = String(await freePort());
  server = await start();
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  const left = await startBuiltIn(home);
  await left.stop();
  await rm(home, { recursive: true, force: true });
});

const start = () => startProcess({ DATA_DIR: home, PORT: port });

interface Learner {
  readonly cookie: string;
  readonly origin: string;
  readonly user: { readonly id: UserId; readonly username: string };
}

async function post(path: string, body: object, cookie?: string): Promise<Response> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer;
}

async function signUp(username: string): Promise<Learner> {
  const answer = await post('/api/register', {
    username,
    email: `${username}@example.org`,
    firstName: username,
    lastName: 'Byron',
    password: 'kitten-waves-7',
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const user = (await answer.json()) as Learner['user'];
  return { cookie, origin: server.origin, user };
}

/** Chats and edits as fast as the server allows, and records what was acknowledged. */
function keepBusy(socket: RoomSocket, roomId: StudyRoomId, name: string) {
  const sent = new Map<string, string>();
  let isOver = false;
  socket.ws.on('error', () => undefined);
  const work = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const what = `${name} ${String(n)}`;
      const doc = new Doc();
      doc.on('update', (update: Uint8Array) => {
        const circuitData = Buffer.from(update).toString('base64');
        socket.say({
          type: 'CIRCUIT_UPDATE',
          roomId,
          circuitData,
          ref: `edit-${name}-${String(n)}`,
        });
      });
      sent.set(`edit-${name}-${String(n)}`, what);
      doc.getMap('gates').set(what, 'H');
      if (n % 10 === 0) {
        sent.set(`chat-${name}-${String(n)}`, what);
        socket.say({
          type: 'CHAT_MESSAGE',
          roomId,
          message: what,
          ref: `chat-${name}-${String(n)}`,
        });
      }
      await sleep(110);
    }
  })();
  return {
    /** Returns the texts of one kind. */
    acknowledged(kind: 'edit' | 'chat'): string[] {
      return socket.received.flatMap((one) =>
        one.type === 'ACK' && one.ref.startsWith(kind) ? (sent.get(one.ref) ?? []) : [],
      );
    },
    async end() {
      isOver = true;
      await work;
    },
  };
}

describe('with rooms open', { timeout: 120_000 }, () => {
  // Shows: R11
  test('kill -9 loses no acknowledged message and no acknowledged edit', async () => {
    const learners = [await signUp('ada'), await signUp('emmy')];
    const made = await post('/api/study-rooms', { name: 'Bell pairs' }, learners[0]?.cookie);
    const { id: roomId } = (await made.json()) as { id: StudyRoomId };
    const said: string[] = [];
    const built: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const sockets = await Promise.all(learners.map((one) => roomSocketOf(Number(port), one)));
      for (const socket of sockets) await socket.join(roomId);
      const busy = sockets.map((socket, n) =>
        keepBusy(socket, roomId, `r${String(round)}l${String(n)}`),
      );
      const [first] = busy;
      await expect
        .poll(() => first?.acknowledged('edit').length, { timeout: 20_000 })
        .toBeGreaterThan(15);
      await server.end('SIGKILL');
      for (const one of busy) {
        await one.end();
        said.push(...one.acknowledged('chat'));
        built.push(...one.acknowledged('edit'));
      }
      server = await start();
    }
    expect(said.length).toBeGreaterThan(5);
    const [ada] = learners;
    if (ada === undefined) throw new Error('nobody signed up');
    const socket = await roomSocketOf(Number(port), ada);
    const { messages, circuitData } = await socket.join(roomId);
    const kept = messages.map(({ message }) => message);
    expect(kept).toEqual(expect.arrayContaining(said));
    expect(new Set(kept).size).toBe(kept.length);
    const doc = new Doc();
    applyUpdate(doc, Buffer.from(circuitData ?? '', 'base64'));
    expect([...doc.getMap('gates').keys()]).toEqual(expect.arrayContaining(built));
    socket.ws.close();
  });

  // Shows: R33
  test('a stop closes sockets with 1001, in time', async () => {
    const ada = await signUp('ada');
    const made = await post('/api/study-rooms', { name: 'Bell pairs' }, ada.cookie);
    const { id } = (await made.json()) as { id: StudyRoomId };
    const socket = await roomSocketOf(Number(port), ada);
    await socket.join(id);
    const exit = server.end();
    expect(await socket.closed).toEqual({ code: 1001, reason: 'server-stops' });
    expect(await exit).toBe(0);
  });
});
