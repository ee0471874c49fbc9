/** The listening app with learners in rooms, for tests over real sockets. */
import { consent, studyRooms, type StudyRoomId } from '@qubloom/contract';
import { afterEach, beforeAll } from 'vitest';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { useTestApp, type SignedInClient, type TestApp, type TestAppChoices } from '../app.ts';
import { ada, type Person } from '../people.ts';
import { portOf, roomSocketOf, type RoomSocket } from './room-socket.ts';

/** A learner of Ada's age. */
export const emmy: Person = { ...ada, username: 'emmy', email: 'emmy@example.org' };

/** A child under 13, with a parent's address. */
export const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  lastName: '',
  email: 'parent@example.org',
};

export interface TestRooms extends TestApp {
  readonly port: number;
  socketOf(browser: SignedInClient): Promise<RoomSocket>;
  /** Opens sockets of Ada and Emmy in a room that Ada made. */
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

/** Token in the latest email with a link to this page. */
export const lastToken = ({ mails }: TestApp, page: string): string =>
  mails
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))])
    .at(-1)?.[1] ?? '';

/** Signs up the child, with a parent's consent to rooms. */
export async function childWithConsent(
  site: TestApp,
  { freeChat }: { readonly freeChat: boolean },
): Promise<SignedInClient> {
  const browser = await site.signUp(kid);
  await site.doJobs();
  const body = {
    token: lastToken(site, 'consent'),
    isGuardian: true,
    rooms: true,
    freeChat,
    buying: false,
  } as const;
  await site.visitor().call(consent.approve, { body });
  return browser;
}

/** Circuit update from a page, with at least this many bytes. */
export function updateWith(gate: string, size = 0): string {
  const doc = new Doc();
  // A small number takes two bytes.
  doc.getMap('gates').set(gate, ['H', ...Array<number>(Math.ceil(size / 2)).fill(0)]);
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
