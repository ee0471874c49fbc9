/** A class with a live lesson, for tests over real sockets. */
import {
  classes,
  formatLessonContent,
  liveLessons,
  LiveServerMessage,
  liveSocketPath,
  type ClassId,
  type LessonId,
  type LiveClientMessage,
} from '@qubloom/contract';
import type { WebSocket } from 'ws';
import type { SignedInClient, TestApp } from '../app.ts';
import { lessonsOf } from '../learning.ts';
import { ada, grace, type Person } from '../people.ts';
import { openSocket } from '../rooms/room-socket.ts';

/** A lesson of three steps: `do-1`, the guess `coin` on `predict-1`, and `run-1`. */
export const liveContent = formatLessonContent([
  { kind: 'section', stage: 'do', title: 'Play' },
  { kind: 'paragraph', text: 'Here is a coin.' },
  { kind: 'section', stage: 'predict', title: 'Guess' },
  {
    kind: 'predict',
    id: 'coin',
    question: 'Heads or tails?',
    options: [
      { text: 'Heads', reply: 'The secret reply to heads.' },
      { text: 'Tails', reply: 'The secret reply to tails.' },
    ],
    answer: 1,
  },
  { kind: 'section', stage: 'run', title: 'Look' },
  { kind: 'paragraph', text: 'It was tails.' },
]);

export const personNamed = (username: string, from: Person = ada): Person => ({
  ...from,
  username,
  email: `${username}@example.org`,
});

/** A class of Grace's with Ada in it, and the first free lesson. */
export async function classWithLesson(site: TestApp) {
  const teacher = await site.signedIn(grace);
  const { id } = await teacher.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  const learner = await joinClass(site, teacher, id, ada);
  const [{ id: lessonId }] = await lessonsOf(teacher, 'The free-course');
  await site.pool.query('update lessons set content = $1 where id = $2', [liveContent, lessonId]);
  return { teacher, learner, id, lessonId };
}

export async function joinClass(
  site: TestApp,
  teacher: SignedInClient,
  id: ClassId,
  person: Person,
): Promise<SignedInClient> {
  const learner = await site.signedIn(person);
  const { code } = await teacher.call(classes.makeCode, {
    params: { id },
    body: { kind: 'learner' },
  });
  await learner.call(classes.join, { body: { code } });
  return learner;
}

export const startLesson = (teacher: SignedInClient, id: ClassId, lessonId: LessonId) =>
  teacher.call(liveLessons.start, { params: { id }, body: { lessonId } });

type Type = LiveServerMessage['type'];
type Received<T extends Type> = Extract<LiveServerMessage, { type: T }>;

export interface LiveSocket {
  readonly ws: WebSocket;
  readonly received: LiveServerMessage[];
  readonly closed: Promise<number>;
  say(message: LiveClientMessage): void;
  /** Waits for a message of this type that fits, also among those that have come. */
  until<T extends Type>(type: T, fits?: (message: Received<T>) => boolean): Promise<Received<T>>;
}

export async function liveSocketOf(
  port: number,
  { cookie }: { readonly cookie: string | null },
): Promise<LiveSocket> {
  const ws = openSocket(port, { cookie, path: liveSocketPath });
  const received: LiveServerMessage[] = [];
  let wake: () => void = () => undefined;
  const isOver = new Promise<number>((resolve) => {
    ws.on('close', (code) => {
      resolve(code);
      wake();
    });
  });
  ws.on('message', (data: Buffer) => {
    received.push(LiveServerMessage.parse(JSON.parse(data.toString('utf8'))));
    wake();
  });
  await new Promise((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  return {
    ws,
    received,
    closed: isOver,
    say: (message) => ws.send(JSON.stringify(message)),
    async until(type, fits = () => true) {
      for (;;) {
        const found = received.find(
          (one): one is Received<typeof type> =>
            one.type === type && fits(one as Received<typeof type>),
        );
        if (found) return found;
        if (ws.readyState === ws.CLOSED) throw new Error(`closed before ${type} came`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
