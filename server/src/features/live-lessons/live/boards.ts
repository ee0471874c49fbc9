/** The live lessons that somebody follows through this process. What happens in them is only in memory. */
import { liveLessonTimes, type LiveLessonId, type UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { outlineOf } from '../outline.ts';
import { listPeople, listRunning, loadContent, putSteering, type StoredLive } from '../queries.ts';
import { hasLostTeacher, shareOf, type BoardEvent, type Steering } from './board.ts';
import type { LiveBus, LiveNews } from './bus.ts';
import { OpenBoard } from './open-board.ts';

/** Milliseconds without a description after which a process and its learners count as gone. */
const silence = 7000;

export class Boards {
  readonly #context: Context;
  readonly #bus: LiveBus;
  readonly #process: string;
  readonly #boards = new Map<LiveLessonId, Promise<OpenBoard>>();
  readonly #open = new Map<LiveLessonId, OpenBoard>();
  /** When each other process has last described its share of a board. */
  readonly #heard = new Map<LiveLessonId, Map<string, number>>();

  constructor(context: Context, bus: LiveBus, process: string) {
    this.#context = context;
    this.#bus = bus;
    this.#process = process;
    bus.listen((id, from, news) => this.#hear(id, from, news));
  }

  /** Opens the board for the first socket of this process. It stays open until the live lesson ends. */
  async open(live: StoredLive): Promise<OpenBoard> {
    const { id } = live;
    const loading = this.#boards.get(id) ?? this.#load(live);
    this.#boards.set(id, loading);
    loading.catch(() => this.#boards.delete(id));
    return loading;
  }

  /** Applies an event here, and tells the other processes. */
  publish(id: LiveLessonId, event: BoardEvent): void {
    this.#open.get(id)?.apply(event);
    this.#bus.publish(id, { kind: 'event', event });
  }

  steer(id: LiveLessonId, steering: Steering): void {
    this.publish(id, { kind: 'steered', steering });
  }

  /** The live lesson is over. */
  end(id: LiveLessonId): void {
    this.#close(id);
    this.#bus.publish(id, { kind: 'ended' });
  }

  /** Applies what others have decided in the meantime: who is in the class, where the teacher is, and what is over. */
  async check(): Promise<void> {
    const { database, now } = this.#context;
    const ids = [...this.#open.keys()];
    if (ids.length === 0) return;
    const running = new Map((await listRunning(database, ids, now())).map((one) => [one.id, one]));
    const people = await listPeople(database, [...running.keys()]);
    for (const id of ids) {
      const live = running.get(id);
      const board = this.#open.get(id);
      if (live === undefined) this.#close(id);
      else if (board !== undefined)
        await this.#checkOne(board, live, people.get(id) ?? new Set<UserId>());
    }
  }

  async #checkOne(board: OpenBoard, live: StoredLive, people: ReadonlySet<UserId>): Promise<void> {
    const { database, now } = this.#context;
    const at = now().getTime();
    board.closeOthers(people);
    const removed = [...board.state.learners.keys()].filter((id) => !people.has(id));
    board.apply({ kind: 'removed', learners: removed });
    const { step, isLooking, version } = live;
    board.apply({ kind: 'steered', steering: { step, isLooking, version } });
    board.apply({ kind: 'ticked', at });
    for (const [process, heardAt] of this.#heard.get(live.id) ?? []) {
      if (at - heardAt > silence) this.#forget(board, process);
    }
    if (!hasLostTeacher(board.state, at, liveLessonTimes.teacherLost)) return;
    const steering = await putSteering(database, live.id, { isLooking: false });
    if (steering !== null) this.steer(live.id, steering);
  }

  #forget(board: OpenBoard, process: string): void {
    this.#heard.get(board.live.id)?.delete(process);
    board.apply({ kind: 'met', process, share: { learners: [], teachers: [] } });
  }

  /** Tells the other processes everything about this one, so that what they have missed does not matter for long. */
  describe(): void {
    for (const board of this.#open.values()) this.#describeOne(board);
  }

  #describeOne({ live, state }: OpenBoard): void {
    this.#bus.publish(live.id, { kind: 'share', share: shareOf(state, this.#process) });
  }

  stop(): void {
    this.#bus.stop();
  }

  async #load(live: StoredLive): Promise<OpenBoard> {
    const { database, now } = this.#context;
    const outline = outlineOf(await loadContent(database, live.lessonId));
    const board = new OpenBoard(live, outline, now().getTime());
    await this.#bus.open(live.id);
    this.#open.set(live.id, board);
    this.#bus.publish(live.id, { kind: 'asks' });
    return board;
  }

  #close(id: LiveLessonId): void {
    this.#open.get(id)?.closeAll('no-live-lesson');
    this.#open.delete(id);
    this.#boards.delete(id);
    this.#heard.delete(id);
    this.#bus.close(id);
  }

  #hear(id: LiveLessonId, process: string, news: LiveNews): void {
    const board = this.#open.get(id);
    if (board === undefined) return;
    switch (news.kind) {
      case 'event':
        return board.apply(news.event);
      case 'asks':
        return this.#describeOne(board);
      case 'ended':
        return this.#close(id);
      case 'share': {
        const heard = this.#heard.get(id) ?? new Map<string, number>();
        this.#heard.set(id, heard.set(process, this.#context.now().getTime()));
        return board.apply({ kind: 'met', process, share: news.share });
      }
    }
  }
}
