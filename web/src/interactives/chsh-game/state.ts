/**
 * The CHSH game. Alice and Bob each get a card with the question 0 or 1, and answer 0 or 1. They win if their
 * answers differ when both questions are 1, and are equal otherwise. Source: Clauser, Horne, Shimony, Holt, PRL
 * 23, 880 (1969).
 */
import { circuit, smallStateAfter, type Random, type StateVector } from '@qubloom/quantum';
import { amplitudesOf, probabilityOf } from '../../diagrams/bars/amplitudes.ts';
import { drawBits } from '../../diagrams/trials/draws.ts';

export type Bit = 0 | 1;
export type Two<T> = readonly [T, T];
export type Person = 'alice' | 'bob';
export type Play = 'plan' | 'pair';

export interface Game {
  readonly play: Play;
  /** Each player's answers to question 0 and to question 1. */
  readonly plan: Readonly<Record<Person, Two<Bit>>>;
  /** Each player's measurement direction, in degrees, for question 0 and for question 1. */
  readonly angles: Readonly<Record<Person, Two<number>>>;
  /** By question, in the order of `questions`. */
  readonly rounds: readonly number[];
  readonly wins: readonly number[];
  readonly last: Round | null;
}

export interface Round {
  readonly asked: Two<Bit>;
  readonly answers: Two<Bit>;
  readonly isWon: boolean;
}

/** Alice's question, then Bob's. */
export const questions: readonly Two<Bit>[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** These win with the probability cos(22.5 degrees) squared, which no angles can beat (Tsirelson, 1980). */
export const bestAngles: Game['angles'] = { alice: [0, 45], bob: [22.5, -22.5] };

const noCounts = [0, 0, 0, 0];

export function newGame(start: Pick<Game, 'play' | 'plan' | 'angles'>): Game {
  return { ...start, rounds: noCounts, wins: noCounts, last: null };
}

export function withPlay(game: Game, play: Play): Game {
  return newGame({ ...game, play });
}

/** A changed plan is another plan, so its count restarts. */
export function withAnswerFlipped(game: Game, person: Person, question: Bit): Game {
  const answers = game.plan[person];
  const flipped = replaced(answers, question, answers[question] === 0 ? 1 : 0);
  return newGame({ ...game, plan: { ...game.plan, [person]: flipped } });
}

export function withAngle(game: Game, person: Person, question: Bit, degrees: number): Game {
  const turned = replaced(game.angles[person], question, degrees);
  return newGame({ ...game, angles: { ...game.angles, [person]: turned } });
}

export function withAngles(game: Game, angles: Game['angles']): Game {
  return newGame({ ...game, angles });
}

function replaced<T>([first, second]: Two<T>, at: Bit, value: T): Two<T> {
  return at === 0 ? [value, second] : [first, value];
}

export function isWon([x, y]: Two<Bit>, [a, b]: Two<Bit>): boolean {
  return (a !== b) === (x === 1 && y === 1);
}

/**
 * The entangled pair, with Alice's qubit q0 and Bob's q1, each rotated so that a measurement is along its angle.
 */
function pairFor({ angles }: Game, [x, y]: Two<Bit>): StateVector {
  const turnOf = (degrees: number) => (-2 * degrees * Math.PI) / 180;
  const turned = circuit(2)
    .h(0)
    .cx(0, 1)
    .ry(turnOf(angles.alice[x]), 0)
    .ry(turnOf(angles.bob[y]), 1)
    .build();
  return smallStateAfter(turned);
}

function answersIn(bits: string): Two<Bit> {
  return [bits[1] === '1' ? 1 : 0, bits[0] === '1' ? 1 : 0];
}

/** Returns the exact winning probability for each of the four questions. */
export function winProbabilities(game: Game): readonly number[] {
  return questions.map((asked) => {
    if (game.play === 'plan') return Number(isWon(asked, plannedAnswers(game, asked)));
    return amplitudesOf(pairFor(game, asked))
      .filter(({ bits }) => isWon(asked, answersIn(bits)))
      .reduce((sum, amplitude) => sum + probabilityOf(amplitude), 0);
  });
}

/** Returns the exact winning probability if all questions are equally likely. */
export function overallProbability(game: Game): number {
  return (
    winProbabilities(game).reduce((sum, probability) => sum + probability, 0) / questions.length
  );
}

function plannedAnswers({ plan }: Game, [x, y]: Two<Bit>): Two<Bit> {
  return [plan.alice[x], plan.bob[y]];
}

/** Returns the place of the question that this game wins least; the first one if all are the same. */
export function weakestQuestion(game: Game): number {
  const chances = winProbabilities(game);
  const least = Math.min(...chances);
  return chances.findIndex((chance) => chance < least + 1e-9);
}

/** All questions are equally likely, unless `asked` says which one comes. */
export function withRounds(game: Game, count: number, random: Random, asked?: number): Game {
  const rounds = [...game.rounds];
  const wins = [...game.wins];
  let { last } = game;
  const pairs = game.play === 'pair' ? questions.map((asked) => pairFor(game, asked)) : [];
  for (let round = 0; round < count; round++) {
    const at = asked ?? random.nextUint32() % questions.length;
    const cards = questions[at] ?? [0, 0];
    const pair = pairs[at];
    const answers = pair ? answersIn(drawBits(pair, random)) : plannedAnswers(game, cards);
    last = { asked: cards, answers, isWon: isWon(cards, answers) };
    rounds[at] = (rounds[at] ?? 0) + 1;
    wins[at] = (wins[at] ?? 0) + Number(last.isWon);
  }
  return { ...game, rounds, wins, last };
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Number of standard errors on either side of a share. */
const reach = 2;

/**
 * Returns the chances that fit this many wins within two standard errors: about 95 of 100 such bands contain the
 * true one. Source: Wilson's score interval, J. Am. Stat. Assoc. 22, 209 (1927). Without rounds, everything fits.
 */
export function bandOf(wins: number, rounds: number): Two<number> {
  if (rounds === 0) return [0, 1];
  const share = wins / rounds;
  const weight = reach ** 2 / rounds;
  const middle = (share + weight / 2) / (1 + weight);
  const half =
    (reach * Math.sqrt((share * (1 - share)) / rounds + weight / (4 * rounds))) / (1 + weight);
  return [Math.max(middle - half, 0), Math.min(middle + half, 1)];
}
