/** The views of all interactives, loaded when a lesson, a card, or a visualization shows them. */
import type { InteractiveName, ShownInteractive } from '@qubloom/contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { MissingInteractive } from '../../diagrams/figures/missing-interactive.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import type { ViewProps } from '../interactive.ts';
import { InteractiveSkeleton, TallInteractiveSkeleton } from './interactive-skeleton.tsx';

type Views = {
  readonly [Name in InteractiveName]: () => Promise<{
    readonly View: ComponentType<ViewProps<Name>>;
  }>;
};

export const views: Views = {
  'switch-board': () => import('../switch-board/view.tsx'),
  'chance-histogram': () => import('../chance-histogram/view.tsx'),
  'first-qubit': () => import('../first-qubit/view.tsx'),
  'coin-and-qubit': () => import('../coin-and-qubit/view.tsx'),
  ripple: () => import('../ripple/view.tsx'),
  'interference-mixer': () => import('../interference-mixer/view.tsx'),
  bloch: () => import('../bloch/view.tsx'),
  measurement: () => import('../measurement/view.tsx'),
  'pair-tester': () => import('../pair-tester/view.tsx'),
  'chsh-game': () => import('../chsh-game/view.tsx'),
  teleporter: () => import('../teleporter/view.tsx'),
  grover: () => import('../grover/view.tsx'),
  bb84: () => import('../bb84/view.tsx'),
  noise: () => import('../noise/view.tsx'),
  'number-machine': () => import('../number-machine/view.tsx'),
  'light-filters': () => import('../light-filters/view.tsx'),
  'signed-bars': () => import('../signed-bars/view.tsx'),
  'four-bars': () => import('../four-bars/view.tsx'),
  'penny-flip': () => import('../penny-flip/view.tsx'),
  'hidden-gate': () => import('../hidden-gate/view.tsx'),
  'coin-duel': () => import('../coin-duel/view.tsx'),
  'myth-buster': () => import('../myth-buster/view.tsx'),
  'copy-machine': () => import('../copy-machine/view.tsx'),
  'phase-clock': () => import('../phase-clock/view.tsx'),
  'message-lanes': () => import('../message-lanes/view.tsx'),
  'ghz-table': () => import('../ghz-table/view.tsx'),
  'three-bits-code': () => import('../three-bits-code/view.tsx'),
  'tic-tac-toe': () => import('../tic-tac-toe/view.tsx'),
  'black-box': () => import('../black-box/view.tsx'),
  'state-bars': () => import('../state-bars/view.tsx'),
  'chance-bars': () => import('../chance-bars/view.tsx'),
  'chance-grid': () => import('../chance-grid/view.tsx'),
  looks: () => import('../looks/view.tsx'),
  'clock-hands': () => import('../clock-hands/view.tsx'),
  'qubit-arrow': () => import('../qubit-arrow/view.tsx'),
  'bloch-ball': () => import('../bloch-ball/view.tsx'),
  ripples: () => import('../ripples/view.tsx'),
  'grover-bars': () => import('../grover-bars/view.tsx'),
  hill: () => import('../hill/view.tsx'),
  shares: () => import('../shares/view.tsx'),
  'sorting-game': () => import('../sorting-game/view.tsx'),
  'bell-watch': () => import('../bell-watch/view.tsx'),
};

/** As high on a phone as their controls, even before they have loaded. */
const tallOnPhones: readonly string[] = [
  'bell-watch',
  'chance-histogram',
  'coin-duel',
  'copy-machine',
  'four-bars',
  'ghz-table',
  'interference-mixer',
  'penny-flip',
  'sorting-game',
  'three-bits-code',
  'tic-tac-toe',
] satisfies readonly InteractiveName[];

/** The content check refuses properties that do not fit, so each view takes what its block has. */
type AnyView = ComponentType<Readonly<Record<string, unknown>>>;

const parts = new Map<string, ReturnType<typeof lazyPart<Readonly<Record<string, unknown>>>>>();

function partOf(name: string) {
  if (!Object.hasOwn(views, name)) return undefined;
  const load = views[name as InteractiveName];
  const part =
    parts.get(name) ??
    lazyPart(
      async () => (await load()).View as AnyView,
      MissingInteractive,
      tallOnPhones.includes(name) ? TallInteractiveSkeleton : InteractiveSkeleton,
    );
  parts.set(name, part);
  return part;
}

/** Nothing for a name that we do not know. */
export function drawInteractive({
  name,
  properties,
}: Pick<ShownInteractive, 'name' | 'properties'>): ReactNode {
  const part = partOf(name);
  return part && createElement(part, properties);
}

/** Asks for the code of an interactive that will be shown soon. */
export function preloadInteractive(name: string): void {
  partOf(name)?.preload();
}
