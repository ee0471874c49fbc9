/**
 * The CHSH game for two learners of a room, each on their own page: both players' answers, round by round.
 * The questions follow from the game's seed, which both pages have.
 */
import type * as Y from 'yjs';
import { z } from 'zod';

const GameAnswer = z.object({
  bit: z.literal([0, 1]),
  /** `own` is the player's own choice; `pair` comes from measuring the player's half of the pair. */
  way: z.enum(['own', 'pair']),
});
export type GameAnswer = z.infer<typeof GameAnswer>;
export type GamePlayer = 'alice' | 'bob';

const players: readonly GamePlayer[] = ['alice', 'bob'];
const Seat = z.int().min(1);
const seatOf = (player: GamePlayer) => `seat ${player}`;

export type GameRound = Readonly<Partial<Record<GamePlayer, GameAnswer>>>;

export interface SharedGameWork {
  readonly seed: number;
  /** Learner's id of each player. After an account is erased, its id refers to nobody. */
  readonly seats: Readonly<Partial<Record<GamePlayer, number>>>;
  /** Rounds so far; in the last one, at least one player has yet to answer. */
  readonly rounds: readonly GameRound[];
}

/** Maximum number of rounds, because more would make the room's document large. */
export const maxGameRounds = 200;

export class SharedGame {
  readonly #doc: Y.Doc;
  readonly #origin: object;
  readonly #map: Y.Map<unknown>;
  #work: SharedGameWork | undefined;

  constructor(doc: Y.Doc, origin: object) {
    this.#doc = doc;
    this.#origin = origin;
    this.#map = doc.getMap('game');
    doc.on('afterTransaction', () => {
      this.#work = undefined;
    });
  }

  readonly work = (): SharedGameWork => (this.#work ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#doc.on('afterTransaction', listener);
    return () => this.#doc.off('afterTransaction', listener);
  };

  /** Deletes all rounds and keeps the seats. */
  readonly start = (seed: number): void => {
    this.#doc.transact(() => {
      const seats = new Set<string>(players.map(seatOf));
      for (const key of this.#map.keys()) if (!seats.has(key)) this.#map.delete(key);
      this.#map.set('seed', seed);
    }, this.#origin);
  };

  /**
   * Gives the learner this seat and frees their other one; null only frees. The page decides whether an
   * occupied seat may be taken.
   */
  readonly sit = (userId: number, player: GamePlayer | null): void => {
    const { seats } = this.work();
    this.#doc.transact(() => {
      for (const one of players) {
        if (one !== player && seats[one] === userId) this.#map.delete(seatOf(one));
      }
      if (player !== null) this.#map.set(seatOf(player), userId);
    }, this.#origin);
  };

  /** Answers the current round. A player's first answer in a round stays. */
  readonly answer = (player: GamePlayer, answer: GameAnswer): void => {
    const { rounds } = this.work();
    const round = rounds.length - 1;
    if (round < 0 || rounds[round]?.[player]) return;
    this.#doc.transact(() => this.#map.set(`${round} ${player}`, answer), this.#origin);
  };

  #read(): SharedGameWork {
    const seed = z.int().min(0).safeParse(this.#map.get('seed'));
    const rounds: GameRound[] = [];
    while (rounds.length < maxGameRounds) {
      const alice = this.#answerOf(rounds.length, 'alice');
      const bob = this.#answerOf(rounds.length, 'bob');
      rounds.push({ ...(alice && { alice }), ...(bob && { bob }) });
      if (!alice || !bob) break;
    }
    return { seed: seed.success ? seed.data : 0, seats: this.#readSeats(), rounds };
  }

  /**
   * If two pages change seats at once, one learner may end up with both; the second seat then counts as free.
   */
  #readSeats(): SharedGameWork['seats'] {
    const [alice, bob] = players.map(
      (player) => Seat.safeParse(this.#map.get(seatOf(player))).data,
    );
    return {
      ...(alice !== undefined && { alice }),
      ...(bob !== undefined && bob !== alice && { bob }),
    };
  }

  #answerOf(round: number, player: GamePlayer): GameAnswer | undefined {
    const read = GameAnswer.safeParse(this.#map.get(`${round} ${player}`));
    return read.success ? read.data : undefined;
  }
}
