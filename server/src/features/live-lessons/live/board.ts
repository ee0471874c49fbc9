/** The board of a live lesson: pure, it takes a state and an event, and returns a state and what has changed. */
import type { UserId } from '@qubloom/contract';

/** `process/number`, unique among all processes. */
export type SocketId = string;

export interface SeatedLearner {
  readonly id: UserId;
  /** The name in the class. */
  readonly name: string;
  readonly step: string;
  /** Index of the chosen option, by the question's id. */
  readonly guesses: Readonly<Record<string, number>>;
  /** Empty if the learner is away. */
  readonly sockets: readonly SocketId[];
}

export interface Steering {
  readonly step: string;
  readonly isLooking: boolean;
  readonly version: number;
}

export interface Board {
  readonly steering: Steering;
  readonly learners: ReadonlyMap<UserId, SeatedLearner>;
  /** Sockets of boards and projectors. */
  readonly teachers: ReadonlySet<SocketId>;
  /** When a teacher was last connected, in milliseconds. */
  readonly teacherSeenAt: number;
}

/** One process's share of a board: its own sockets, and the learners whom it knows to be away. */
export interface Share {
  readonly learners: readonly SeatedLearner[];
  readonly teachers: readonly SocketId[];
}

export type BoardEvent =
  | {
      readonly kind: 'joined';
      readonly socket: SocketId;
      readonly learner: Omit<SeatedLearner, 'sockets'>;
    }
  | {
      readonly kind: 'told';
      readonly socket: SocketId;
      readonly step?: string | undefined;
      readonly guess?: { readonly question: string; readonly option: number } | undefined;
    }
  | { readonly kind: 'watched'; readonly socket: SocketId; readonly at: number }
  /** A socket of a learner or a teacher has closed. */
  | { readonly kind: 'left'; readonly socket: SocketId; readonly at: number }
  | { readonly kind: 'steered'; readonly steering: Steering }
  /** Learners are not in the class anymore. */
  | { readonly kind: 'removed'; readonly learners: readonly UserId[] }
  /** Another process has described its share, or, if this is empty, has fallen silent. */
  | { readonly kind: 'met'; readonly process: string; readonly share: Share }
  | { readonly kind: 'ticked'; readonly at: number };

export interface Changes {
  readonly isSteered: boolean;
  readonly learners: ReadonlySet<UserId>;
  readonly left: ReadonlySet<UserId>;
  readonly questions: ReadonlySet<string>;
}

export const noChanges: Changes = {
  isSteered: false,
  learners: new Set(),
  left: new Set(),
  questions: new Set(),
};

export const newBoard = (steering: Steering, at: number): Board => ({
  steering,
  learners: new Map(),
  teachers: new Set(),
  teacherSeenAt: at,
});

export function step(board: Board, event: BoardEvent): { board: Board; changes: Changes } {
  switch (event.kind) {
    case 'joined':
      return put(board, [joined(board, event.socket, event.learner)]);
    case 'told': {
      const before = learnerAt(board, event.socket);
      if (!before) return unchanged(board);
      const { step: at = before.step, guess } = event;
      const guesses = guess
        ? { ...before.guesses, [guess.question]: guess.option }
        : before.guesses;
      return put(board, [{ ...before, step: at, guesses }]);
    }
    case 'watched':
      return unchanged({
        ...board,
        teachers: new Set(board.teachers).add(event.socket),
        teacherSeenAt: event.at,
      });
    case 'left': {
      const { socket, at } = event;
      if (board.teachers.has(socket)) {
        const teachers = new Set([...board.teachers].filter((one) => one !== socket));
        return unchanged({ ...board, teachers, teacherSeenAt: at });
      }
      const learner = learnerAt(board, socket);
      return learner
        ? put(board, [withoutSockets(learner, (one) => one === socket)])
        : unchanged(board);
    }
    case 'steered':
      if (event.steering.version <= board.steering.version) return unchanged(board);
      return {
        board: { ...board, steering: event.steering },
        changes: { ...noChanges, isSteered: true },
      };
    case 'removed':
      return remove(board, event.learners);
    case 'met':
      return meet(board, event.process, event.share);
    case 'ticked':
      return unchanged(board.teachers.size > 0 ? { ...board, teacherSeenAt: event.at } : board);
  }
}

const unchanged = (board: Board) => ({ board, changes: noChanges });

const learnerAt = ({ learners }: Board, socket: SocketId): SeatedLearner | undefined =>
  [...learners.values()].find(({ sockets }) => sockets.includes(socket));

function joined(
  { learners }: Board,
  socket: SocketId,
  learner: Omit<SeatedLearner, 'sockets'>,
): SeatedLearner {
  const { guesses = {}, sockets = [] } = learners.get(learner.id) ?? {};
  return {
    ...learner,
    guesses: { ...guesses, ...learner.guesses },
    sockets: [...sockets.filter((one) => one !== socket), socket],
  };
}

const withoutSockets = (
  learner: SeatedLearner,
  isGone: (socket: SocketId) => boolean,
): SeatedLearner => ({ ...learner, sockets: learner.sockets.filter((one) => !isGone(one)) });

function put(board: Board, changed: readonly SeatedLearner[]) {
  const learners = new Map(board.learners);
  const questions = new Set<string>();
  for (const learner of changed) {
    const before = learners.get(learner.id)?.guesses ?? {};
    for (const [question, option] of Object.entries(learner.guesses)) {
      if (before[question] !== option) questions.add(question);
    }
    learners.set(learner.id, learner);
  }
  const ids = new Set(changed.map(({ id }) => id));
  return { board: { ...board, learners }, changes: { ...noChanges, learners: ids, questions } };
}

function remove(board: Board, ids: readonly UserId[]) {
  const gone = ids.flatMap((id) => board.learners.get(id) ?? []);
  if (gone.length === 0) return unchanged(board);
  const left = new Set(gone.map(({ id }) => id));
  return {
    board: { ...board, learners: new Map([...board.learners].filter(([id]) => !left.has(id))) },
    changes: {
      ...noChanges,
      left,
      questions: new Set(gone.flatMap(({ guesses }) => Object.keys(guesses))),
    },
  };
}

function meet(board: Board, process: string, share: Share) {
  const isTheirs = (socket: SocketId) => socket.startsWith(`${process}/`);
  const named = new Map(share.learners.map((learner) => [learner.id, learner]));
  const here = [...board.learners.values()].flatMap((before) => {
    const there = named.get(before.id);
    const own = before.sockets.filter((socket) => !isTheirs(socket));
    const sockets = [...own, ...(there?.sockets ?? [])];
    const isSame =
      sockets.length === before.sockets.length &&
      (there === undefined || there.sockets.length === 0 || isAlike(before, there));
    if (isSame) return [];
    const newer = there && there.sockets.length > 0 ? there : before;
    return [{ ...newer, guesses: { ...before.guesses, ...newer.guesses }, sockets }];
  });
  const unknown = share.learners.filter(({ id }) => !board.learners.has(id));
  const teachers = new Set([
    ...[...board.teachers].filter((socket) => !isTheirs(socket)),
    ...share.teachers,
  ]);
  const changed = [...here, ...unknown];
  return changed.length === 0
    ? unchanged({ ...board, teachers })
    : put({ ...board, teachers }, changed);
}

const isAlike = (one: SeatedLearner, other: SeatedLearner): boolean =>
  one.step === other.step &&
  Object.entries(other.guesses).every(([question, option]) => one.guesses[question] === option);

/** Returns true if everybody still looks at the projector, although no teacher has been connected for too long. */
export const hasLostTeacher = (board: Board, at: number, longest: number): boolean =>
  board.steering.isLooking && board.teachers.size === 0 && at - board.teacherSeenAt >= longest;

/** Message of a process to the others about its own sockets. */
export function shareOf({ learners, teachers }: Board, process: string): Share {
  const isOwn = (socket: SocketId) => socket.startsWith(`${process}/`);
  return {
    learners: [...learners.values()]
      .filter(({ sockets }) => sockets.length === 0 || sockets.some(isOwn))
      .map((learner) => withoutSockets(learner, (socket) => !isOwn(socket))),
    teachers: [...teachers].filter(isOwn),
  };
}

/** Counts the guesses of one question by option, also those of learners who are away. */
export function countsOf({ learners }: Board, question: string, options: number): number[] {
  const counts = Array<number>(options).fill(0);
  for (const { guesses } of learners.values()) {
    const option = guesses[question];
    if (option !== undefined) counts[option] = (counts[option] ?? 0) + 1;
  }
  return counts;
}

export function addChanges(one: Changes, other: Changes): Changes {
  return {
    isSteered: one.isSteered || other.isSteered,
    learners: new Set([...one.learners, ...other.learners]),
    left: new Set([...one.left, ...other.left]),
    questions: new Set([...one.questions, ...other.questions]),
  };
}

export const isEmpty = ({ isSteered, learners, left, questions }: Changes): boolean =>
  !isSteered && learners.size + left.size + questions.size === 0;
