/** A table of photons that Alice has sent to Bob. On some, what Bob saw is impossible unless somebody has looked. */
import type { Level, PuzzleOf } from '@qubloom/contract';
import { empty, type Cell } from '../circuits/circuit-grid.ts';
import { certainOutcome, chancesInWords, chancesOf, listed, type Chances } from './chances.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { chosen, firstMade, inRandomOrder, randomFor } from './random-choice.ts';

type Photon = PuzzleOf<'catch-eve'>['photons'][number];

interface PostSize {
  readonly photons: number;
  /** Gates before and after the way, on one line. */
  readonly alice: readonly string[];
  readonly bob: readonly string[];
}

const sizes: Readonly<Record<Level, PostSize>> = {
  beginner: { photons: 6, alice: ['-', 'X', 'H', 'X H'], bob: ['-', 'H'] },
  intermediate: {
    photons: 7,
    alice: ['-', 'X', 'H', 'X H', 'H Z', 'X H Z', 'H S'],
    bob: ['-', 'H', 'S H'],
  },
  advanced: {
    photons: 8,
    alice: ['-', 'X', 'X H', 'H Z', 'H S', 'X H S', 'H S Z', 'H T', 'RY(pi/3)'],
    bob: ['-', 'H', 'S H', 'Z H', 'T S H', 'RY(-pi/3)'],
  },
};

export const eves: PuzzleMaker<'catch-eve'> = {
  make(level, index) {
    const random = randomFor('catch-eve', level, index);
    const { photons: count, alice, bob } = sizes[level];
    return firstMade(() => {
      const sent = Array.from({ length: count }, () => ({
        alice: chosen(random, alice),
        bob: chosen(random, bob),
      }));
      const sure = [...sent.keys()].filter((at) => sureResult(sent[at]) !== undefined);
      const coins = count - sure.length;
      // Some photons prove that all is well, and some prove nothing.
      if (sure.length < 3 || coins < 2) return undefined;
      const traces = inRandomOrder(random, sure)
        .slice(
          0,
          chosen(
            random,
            [1, 2, 2, 3].filter((some) => some < sure.length),
          ),
        )
        .sort((a, b) => a - b);
      // An H on the way is what makes it a secret which photons Eve may look at.
      if (!sent.some((one, at) => traces.includes(at) && gatesOf(one).includes('H'))) {
        return undefined;
      }
      const photons = sent.map((one, at): Photon => {
        const result = sureResult(one) ?? chosen(random, [0, 1] as const);
        return { ...one, saw: traces.includes(at) ? (result === 0 ? 1 : 0) : result };
      });
      return {
        puzzle: {
          kind: 'catch-eve',
          level,
          title: 'Catch Eve',
          question:
            "Alice sent photons to Bob, and Eve looked at some on the way. Which of Bob's results can't happen without her?",
          photons,
        },
        right: [{ kind: 'catch-eve', photons: traces }],
      };
    });
  },
  grade({ puzzle, right: [right] }, answer) {
    const traces = right?.photons ?? [];
    const tapped = [...new Set(answer.photons)].sort((a, b) => a - b);
    const extra = tapped.filter((at) => !traces.includes(at));
    const missed = traces.filter((at) => !tapped.includes(at));
    if (extra.length + missed.length === 0) {
      return { verdict: 'right', reply: proofIn(puzzle.photons, traces) };
    }
    return {
      verdict: extra.length + missed.length === 1 && tapped.length > 0 ? 'almost' : 'wrong',
      reply: replyToWrong(puzzle.photons, tapped, extra, missed),
    };
  },
};

function replyToWrong(
  photons: readonly Photon[],
  tapped: readonly number[],
  [extra]: readonly number[],
  missed: readonly number[],
): string {
  if (tapped.length === 0) {
    return 'Eve did look at some. Which photons would give a sure result without her?';
  }
  if (extra !== undefined) return alibiOf(photons[extra], extra);
  const those = tapped.length === 1 ? 'That photon gives' : 'Those photons give';
  const others = missed.length === 1 ? 'there is one more' : `there are ${missed.length} more`;
  return `${those} Eve away, but ${others}. Which other result would be sure without her?`;
}

/** Why a photon says nothing against Eve. */
function alibiOf(photon: Photon | undefined, at: number): string {
  if (!photon) return `There is no photon ${at + 1} in the table.`;
  const chances = chancesOnWay(photon);
  const gives = `Photon ${at + 1} goes through ${gatesInWords(photon)}, and without Eve that gives ${chancesInWords(chances)}.`;
  return certainOutcome(chances) === undefined
    ? `${gives} So what Bob saw proves nothing.`
    : `${gives} That's just what Bob saw.`;
}

function proofIn(photons: readonly Photon[], traces: readonly number[]): string {
  const [first = 0, ...others] = traces;
  const photon = photons[first];
  if (!photon) return '';
  const also =
    others.length === 0
      ? 'Only a look on the way can do that.'
      : `It's the same with photon${others.length > 1 ? 's' : ''} ${listed(others.map((at) => String(at + 1)))}: only a look on the way can do that.`;
  return `Photon ${first + 1} goes through ${gatesInWords(photon)}, and without Eve that gives ${chancesInWords(chancesOnWay(photon))}. But Bob saw ${photon.saw}. ${also}`;
}

function sureResult(photon: Pick<Photon, 'alice' | 'bob'> | undefined): 0 | 1 | undefined {
  const certain = photon && certainOutcome(chancesOnWay(photon));
  return certain === undefined ? undefined : certain === '1' ? 1 : 0;
}

/** Returns Bob's chances if nobody looks on the way. */
function chancesOnWay(photon: Pick<Photon, 'alice' | 'bob'>): Chances {
  return chancesOf({ rows: [[empty, ...gatesOf(photon)]] });
}

function gatesOf({ alice, bob }: Pick<Photon, 'alice' | 'bob'>): Cell[] {
  return `${alice} ${bob}`.split(' ').filter((cell) => cell !== empty);
}

function gatesInWords(photon: Photon): string {
  const gates = gatesOf(photon);
  return gates.length === 0 ? 'no gate at all' : listed(gates);
}
