/** What draws each widget, loaded when a lesson or a scene shows it. */
import type { Picture, WidgetName, WidgetProperties } from '@qubloom/contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { MissingWidget } from './missing-widget.tsx';
import { ToySkeleton, WidgetSkeleton } from './widget-skeleton.tsx';

type Loaders = {
  readonly [Name in WidgetName]: () => Promise<ComponentType<WidgetProperties<Name>>>;
};

const loaders: Loaders = {
  'switch-board': async () =>
    (await import('../../diagrams/switches/switch-board.tsx')).SwitchBoard,
  'chance-histogram': async () =>
    (await import('./chance-histogram/chance-histogram.tsx')).ChanceHistogram,
  'number-machine': async () => (await import('./number-machine/number-machine.tsx')).NumberMachine,
  'light-filters': async () => (await import('./light-filters/light-filters.tsx')).LightFilters,
  'signed-bars': async () =>
    (await import('./signed-bars-card/signed-bars-card.tsx')).SignedBarsCard,
  'interference-mixer': async () =>
    (await import('../../diagrams/mixer/interference-mixer.tsx')).InterferenceMixer,
  'four-bars': async () => (await import('./four-bars/four-bars.tsx')).FourBars,
  'coin-duel': async () => (await import('./penny-flip/coin-duel.tsx')).CoinDuel,
  'penny-flip': async () => (await import('./penny-flip/penny-flip.tsx')).PennyFlip,
  'myth-buster': async () => (await import('./myth-buster/myth-buster.tsx')).MythBuster,
  'copy-machine': async () => (await import('./copy-machine/copy-machine.tsx')).CopyMachine,
  'phase-clock': async () => (await import('./phase-clock/phase-clock.tsx')).PhaseClock,
  'message-lanes': async () => (await import('./message-lanes/message-lanes.tsx')).MessageLanes,
  'ghz-table': async () => (await import('./ghz-table/ghz-table.tsx')).GhzTable,
  'three-bits-code': async () =>
    (await import('../../diagrams/repair/repair-board.tsx')).RepairBoard,
  'tic-tac-toe': async () => (await import('./tic-tac-toe/tic-tac-toe.tsx')).TicTacToeBoard,
  'black-box': async () => (await import('./black-box/black-box.tsx')).BlackBoxWidget,
  'state-bars': async () => (await import('./circuit-pictures/state-bars.tsx')).StateBars,
  'chance-bars': async () => (await import('./circuit-pictures/chance-bars.tsx')).ChanceBars,
  'chance-grid': async () => (await import('./circuit-pictures/chance-grid.tsx')).ChanceGrid,
  looks: async () => (await import('./circuit-pictures/looks.tsx')).Looks,
  'clock-hands': async () => (await import('./circuit-pictures/clock-hands.tsx')).ClockHands,
  'qubit-arrow': async () => (await import('./circuit-pictures/qubit-arrow.tsx')).QubitArrow,
  'bloch-ball': async () => (await import('./circuit-pictures/bloch-ball.tsx')).BlochBall,
  ripples: async () => (await import('./circuit-pictures/ripples.tsx')).Ripples,
  'grover-bars': async () => (await import('./circuit-pictures/grover-bars.tsx')).GroverBars,
  hill: async () => (await import('./circuit-pictures/hill.tsx')).Hill,
  shares: async () => (await import('./circuit-pictures/shares.tsx')).Shares,
  'sorting-game': async () => (await import('./sorting-game/sorting-game.tsx')).SortingGame,
};

/** What one plays with; all others are pictures of something. */
const toys: readonly string[] = [
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
] satisfies readonly WidgetName[];

type Widget = ComponentType<Readonly<Record<string, unknown>>>;

/** The content check refuses properties that do not fit, so each widget takes what its block has. */
const widgets = new Map(
  Object.entries(loaders).map(([name, load]) => [
    name,
    lazyPart(
      load as () => Promise<Widget>,
      MissingWidget,
      toys.includes(name) ? ToySkeleton : WidgetSkeleton,
    ),
  ]),
);

/** Nothing for a name that we do not know. */
export function drawWidget({ name, properties }: Pick<Picture, 'name' | 'properties'>): ReactNode {
  const Widget = widgets.get(name);
  return Widget && createElement(Widget, properties);
}

/** Asks for the code of a widget that will be shown soon. */
export function preloadWidget(name: string): void {
  widgets.get(name)?.preload();
}
