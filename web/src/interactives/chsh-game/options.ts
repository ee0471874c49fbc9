/** Options of the CHSH game, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import type { Game, Play } from './state.ts';

export interface ChshOptions {
  readonly start: Pick<Game, 'play' | 'plan' | 'angles'>;
  /** The offered ways to play. A lesson offers those that it has introduced. */
  readonly plays: readonly Play[];
  /** Whether the rules are shown; the surrounding lesson may have explained them. */
  readonly hasRules: boolean;
  /** Learners who design the angles see how often each pair of questions wins, and not the best angles. */
  readonly isDesign: boolean;
  readonly problem?: string | undefined;
}

/** `?play=plan|pair&plays=plan|pair|both&rules=on|off&design=off|on&plan=0000&angles=0,45,22.5,-22.5`: Alice's for 0 and 1, then Bob's. */
export function readOptions(query: string): ChshOptions {
  const address = new SimulatorAddress(query);
  const plays = address.oneOf<Play | 'both'>('plays', ['both', 'plan', 'pair'], 'both');
  return {
    hasRules: address.oneOf('rules', ['on', 'off'], 'on') === 'on',
    isDesign: address.oneOf('design', ['off', 'on'], 'off') === 'on',
    plays: plays === 'both' ? ['plan', 'pair'] : [plays],
    start: {
      play: address.oneOf<Play>('play', ['plan', 'pair'], plays === 'pair' ? 'pair' : 'plan'),
      plan: address.read('plan', planIn, { alice: [0, 0], bob: [0, 0] }),
      angles: address.read('angles', anglesIn, { alice: [0, 0], bob: [0, 0] }),
    },
    problem: address.problem,
  };
}

function planIn(text: string): Game['plan'] | undefined {
  if (!/^[01]{4}$/.test(text)) return undefined;
  const [a, b, c, d] = [...text].map((digit) => (digit === '1' ? 1 : 0));
  return { alice: [a ?? 0, b ?? 0], bob: [c ?? 0, d ?? 0] };
}

function anglesIn(text: string): Game['angles'] | undefined {
  const degrees = text.split(',').map((part) => (part === '' ? NaN : Number(part)));
  const isMeant = degrees.length === 4 && degrees.every((one) => Math.abs(one) <= 90);
  if (!isMeant) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = degrees;
  return { alice: [a, b], bob: [c, d] };
}
