/** The thin edge of live lessons: takes and sends texts, and handles one message of a socket at a time. */
import { LiveClientMessage } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { Allowance } from '../../../platform/sockets/allowance.ts';
import { oneAtATime } from '../../../platform/sockets/one-at-a-time.ts';
import type { LearnersSocket, SocketListener } from '../../../platform/sockets/sockets.ts';
import { findLearnerOf, teaches } from '../../classes/index.ts';
import { fittingGuesses, hasStep } from '../outline.ts';
import { findLive } from '../queries.ts';
import type { Boards } from './boards.ts';
import type { OpenBoard, View } from './open-board.ts';

/** Messages of one socket, in milliseconds; nobody guesses faster. */
const pace = { count: 20, within: 1000 };

type Sent<Type extends LiveClientMessage['type']> = Extract<LiveClientMessage, { type: Type }>;

export function listenToLiveSocket(
  context: Context,
  boards: Boards,
  socket: LearnersSocket,
): SocketListener {
  const { database, now, log } = context;
  const allowance = new Allowance(pace);
  let board: OpenBoard | null = null;
  let isLearner = false;

  function leave(): void {
    if (board === null) return;
    board.detach(socket.id);
    boards.publish(board.live.id, { kind: 'left', socket: socket.id, at: now().getTime() });
    board = null;
  }

  async function enter(message: Sent<'JOIN' | 'WATCH'>, isClosed: () => boolean): Promise<void> {
    leave();
    const { classId } = message;
    const { id: userId } = socket.learner;
    const live = await findLive(database, classId, now());
    const learner = message.type === 'JOIN' ? await findLearnerOf(database, classId, userId) : null;
    const mayEnter =
      message.type === 'JOIN'
        ? learner !== null && live?.lessonId === message.lessonId
        : await teaches(database, classId, userId);
    // The same for strangers, and for lessons that are over: to them, there is nothing here.
    if (live === null || !mayEnter) return socket.close('no-live-lesson');
    const opened = await boards.open(live);
    if (isClosed()) return;
    board = opened;
    isLearner = message.type === 'JOIN';
    const view: View | null = message.type === 'WATCH' ? message.view : null;
    opened.attach(socket, view);
    if (message.type === 'JOIN' && learner !== null) {
      const { outline, state } = opened;
      boards.publish(live.id, {
        kind: 'joined',
        socket: socket.id,
        learner: {
          id: userId,
          name: learner.name,
          step: hasStep(outline, message.step) ? message.step : state.steering.step,
          guesses: fittingGuesses(outline, message.guesses),
        },
      });
    } else {
      boards.publish(live.id, { kind: 'watched', socket: socket.id, at: now().getTime() });
    }
    opened.welcome(socket, view);
  }

  /** Messages that do not fit the lesson are ignored: the page may have an earlier version of its content. */
  function tell({ step, guess }: Sent<'TELL'>): void {
    if (board === null || !isLearner) return;
    const { outline, live } = board;
    const fits = guess && guess.option < (outline.options.get(guess.question) ?? 0);
    boards.publish(live.id, {
      kind: 'told',
      socket: socket.id,
      step: step !== undefined && hasStep(outline, step) ? step : undefined,
      guess: fits ? guess : undefined,
    });
  }

  async function handle(message: LiveClientMessage, isClosed: () => boolean): Promise<void> {
    const taken = allowance.take(Date.now());
    if (taken === 'flood') return socket.close('flood');
    if (taken === 'too-fast') return undefined;
    return message.type === 'TELL' ? tell(message) : enter(message, isClosed);
  }

  return oneAtATime(socket, {
    schema: LiveClientMessage,
    handle,
    failed(error) {
      log.warn({ err: error }, 'a message of a live lesson was not done');
      // The page comes back by itself.
      socket.close('failed');
    },
    closed: leave,
  });
}
