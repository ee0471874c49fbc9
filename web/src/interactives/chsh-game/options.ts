/** Options of the CHSH game, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
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

export function readOptions(query: string): ChshOptions {
  const { plays, play, rules, design, plan, angles, problem } = readTable(
    interactiveOptions['chsh-game'],
    new URLSearchParams(query),
  );
  return {
    hasRules: rules,
    isDesign: design,
    plays: plays === 'both' ? ['plan', 'pair'] : [plays],
    start: { play: play ?? (plays === 'pair' ? 'pair' : 'plan'), plan, angles },
    problem,
  };
}
