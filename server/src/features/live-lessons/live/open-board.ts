/** A live lesson on this process: its board, and the sockets that follow it. */
import {
  liveLessonTimes,
  type BoardLearner,
  type CloseReason,
  type LiveServerMessage,
  type UserId,
} from '@qubloom/contract';
import type { LearnersSocket } from '../../../platform/sockets/sockets.ts';
import type { Outline } from '../outline.ts';
import type { StoredLive } from '../queries.ts';
import {
  addChanges,
  countsOf,
  isEmpty,
  newBoard,
  noChanges,
  step,
  type Board,
  type BoardEvent,
  type Changes,
  type SeatedLearner,
  type SocketId,
} from './board.ts';

/** A projector names nobody. */
export type View = 'board' | 'projector';

interface Attached {
  readonly socket: LearnersSocket;
  /** Null for a learner. */
  readonly view: View | null;
}

const encode = (message: LiveServerMessage): Buffer => Buffer.from(JSON.stringify(message));

export class OpenBoard {
  readonly live: StoredLive;
  readonly outline: Outline;
  #board: Board;
  readonly #attached = new Map<SocketId, Attached>();
  #pending = noChanges;
  #pushedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #ended: CloseReason | undefined;

  constructor(live: StoredLive, outline: Outline, at: number) {
    this.live = live;
    this.outline = outline;
    this.#board = newBoard(live, at);
  }

  get state(): Board {
    return this.#board;
  }

  /** A socket that comes when the board has just ended is closed like the others. */
  attach(socket: LearnersSocket, view: View | null): void {
    if (this.#ended !== undefined) return socket.close(this.#ended);
    this.#attached.set(socket.id, { socket, view });
  }

  detach(socket: SocketId): void {
    this.#attached.delete(socket);
  }

  apply(event: BoardEvent): void {
    const { board, changes } = step(this.#board, event);
    this.#board = board;
    if (changes.isSteered) this.#send(null, this.steered());
    if (isEmpty(changes)) return;
    this.#pending = addChanges(this.#pending, changes);
    this.#pushSoon();
  }

  steered(): LiveServerMessage {
    const { step: at, isLooking } = this.#board.steering;
    return { type: 'STEERED', step: at, isLooking };
  }

  /** Sends the whole state to a socket that has just come. */
  welcome(socket: LearnersSocket, view: View | null): void {
    socket.send(encode(view === null ? this.steered() : this.#whole(view)));
  }

  /** Closes the sockets of everybody who is not in the class. */
  closeOthers(people: ReadonlySet<UserId>): void {
    for (const { socket } of this.#attached.values()) {
      if (!people.has(socket.learner.id)) socket.close('no-live-lesson');
    }
  }

  closeAll(reason: CloseReason): void {
    this.#ended = reason;
    clearTimeout(this.#timer);
    for (const { socket } of this.#attached.values()) socket.close(reason);
  }

  #pushSoon(): void {
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#pushedAt + liveLessonTimes.push - Date.now());
    this.#timer = setTimeout(() => this.#push(), wait);
  }

  #push(): void {
    this.#timer = undefined;
    this.#pushedAt = Date.now();
    const changes = this.#pending;
    this.#pending = noChanges;
    for (const view of ['board', 'projector'] as const) {
      this.#send(view, () => this.#changed(changes, view));
    }
  }

  /** Encodes a message once, and only if somebody receives it. */
  #send(view: View | null, message: LiveServerMessage | (() => LiveServerMessage)): void {
    const to = [...this.#attached.values()].filter((one) => one.view === view);
    if (to.length === 0) return;
    const text = encode(typeof message === 'function' ? message() : message);
    for (const { socket } of to) socket.send(text);
  }

  #whole(view: View): LiveServerMessage {
    const { outline, live } = this;
    const learners = [...this.#board.learners.values()];
    const asked = new Set(learners.flatMap(({ guesses }) => Object.keys(guesses)));
    return {
      type: 'BOARD',
      lessonId: live.lessonId,
      ...this.#common(view, learners),
      counts: this.#counts([...outline.options.keys()].filter((question) => asked.has(question))),
    };
  }

  #changed({ learners, left, questions }: Changes, view: View): LiveServerMessage {
    const changed = [...learners].flatMap((id) => this.#board.learners.get(id) ?? []);
    return {
      type: 'CHANGED',
      ...this.#common(view, changed),
      counts: this.#counts([...questions]),
      left: view === 'board' ? [...left] : [],
    };
  }

  #common(view: View, learners: readonly SeatedLearner[]) {
    const { learners: all, steering } = this.#board;
    return {
      step: steering.step,
      isLooking: steering.isLooking,
      here: [...all.values()].filter(({ sockets }) => sockets.length > 0).length,
      learners: view === 'board' ? learners.map(shownLearner) : [],
    };
  }

  #counts(questions: readonly string[]): Record<string, number[]> {
    return Object.fromEntries(
      questions.map((question) => [
        question,
        countsOf(this.#board, question, this.outline.options.get(question) ?? 0),
      ]),
    );
  }
}

const shownLearner = ({ sockets, ...learner }: SeatedLearner): BoardLearner => ({
  ...learner,
  isAway: sockets.length === 0,
});
