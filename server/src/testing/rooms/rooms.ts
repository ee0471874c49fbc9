/** The app listening, with learners in rooms, for tests over real sockets. */
import { studyRooms, type StudyRoomId } from '@qubloom/contract';
import { afterEach, beforeAll } from 'vitest';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { useTestApp, type SignedInClient, type TestApp, type TestAppChoices } from '../app.ts';
import { ada, type Person } from '../people.ts';
import { portOf, roomSocketOf, type RoomSocket } from './room-socket.ts';

/** Of Ada's age. */
export const emmy: Person = { ...ada, username: 'emmy', email: 'emmy@example.org' };

export interface TestRooms extends TestApp {
  readonly port: number;
  socketOf(browser: SignedInClient): Promise<RoomSocket>;
  /** Ada and Emmy in one room, which is Ada's. */
  pair(): Promise<{
    readonly first: SignedInClient;
    readonly second: SignedInClient;
    readonly roomId: StudyRoomId;
    readonly one: RoomSocket;
    readonly other: RoomSocket;
  }>;
}

export async function makeRoom(browser: SignedInClient, name = 'Bell pairs'): Promise<StudyRoomId> {
  return (await browser.call(studyRooms.create, { body: { name } })).id;
}

/** An edit, as a page of its own would send it. */
export function updateWith(gate: string): string {
  const doc = new Doc();
  doc.getMap('gates').set(gate, 'H');
  return Buffer.from(encodeStateAsUpdate(doc)).toString('base64');
}

export function useTestRooms(choices?: TestAppChoices): TestRooms {
  const site = useTestApp(choices);
  const open: RoomSocket[] = [];
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: 'localhost' });
  });
  afterEach(async () => {
    for (const { ws } of open.splice(0)) ws.terminate();
    await site.forgetLearners();
  });
  const port = () => portOf(site.app);

  async function socketOf(browser: SignedInClient): Promise<RoomSocket> {
    const socket = await roomSocketOf(port(), browser);
    open.push(socket);
    return socket;
  }

  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(site),
      port: { get: port },
      socketOf: { value: socketOf },
      pair: {
        value: async () => {
          const first = await site.signedIn(ada);
          const second = await site.signedIn(emmy);
          const roomId = await makeRoom(first);
          const one = await socketOf(first);
          const other = await socketOf(second);
          await one.join(roomId);
          await other.join(roomId);
          return { first, second, roomId, one, other };
        },
      },
    },
  ) as TestRooms;
}
