/** Components of all interactives, loaded when a lesson or a scene shows them. */
import type { Picture, WidgetName, WidgetProperties } from '@qubloom/contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { MissingPicture } from '../../diagrams/figures/missing-picture.tsx';
import { ToySkeleton, WidgetSkeleton } from './interactive-skeleton.tsx';

type Loaders = {
  readonly [Name in WidgetName]: () => Promise<ComponentType<WidgetProperties<Name>>>;
};

const loaders: Loaders = {
  'switch-board': async () => (await import('../switch-board/view.tsx')).View,
  'chance-histogram': async () => (await import('../chance-histogram/view.tsx')).View,
  'number-machine': async () => (await import('../number-machine/view.tsx')).View,
  'light-filters': async () => (await import('../light-filters/view.tsx')).View,
  'signed-bars': async () => (await import('../signed-bars/view.tsx')).View,
  'interference-mixer': async () => (await import('../interference-mixer/view.tsx')).View,
  'four-bars': async () => (await import('../four-bars/view.tsx')).View,
  'coin-duel': async () => (await import('../coin-duel/view.tsx')).View,
  'penny-flip': async () => (await import('../penny-flip/view.tsx')).View,
  'myth-buster': async () => (await import('../myth-buster/view.tsx')).View,
  'copy-machine': async () => (await import('../copy-machine/view.tsx')).View,
  'phase-clock': async () => (await import('../phase-clock/view.tsx')).View,
  'message-lanes': async () => (await import('../message-lanes/view.tsx')).View,
  'ghz-table': async () => (await import('../ghz-table/view.tsx')).View,
  'three-bits-code': async () => (await import('../three-bits-code/view.tsx')).View,
  'tic-tac-toe': async () => (await import('../tic-tac-toe/view.tsx')).View,
  'black-box': async () => (await import('../black-box/view.tsx')).View,
  'state-bars': async () => (await import('../state-bars/view.tsx')).View,
  'chance-bars': async () => (await import('../chance-bars/view.tsx')).View,
  'chance-grid': async () => (await import('../chance-grid/view.tsx')).View,
  looks: async () => (await import('../looks/view.tsx')).View,
  'clock-hands': async () => (await import('../clock-hands/view.tsx')).View,
  'qubit-arrow': async () => (await import('../qubit-arrow/view.tsx')).View,
  'bloch-ball': async () => (await import('../bloch-ball/view.tsx')).View,
  ripples: async () => (await import('../ripples/view.tsx')).View,
  'grover-bars': async () => (await import('../grover-bars/view.tsx')).View,
  hill: async () => (await import('../hill/view.tsx')).View,
  shares: async () => (await import('../shares/view.tsx')).View,
  'sorting-game': async () => (await import('../sorting-game/view.tsx')).View,
};

/** Interactives to play with; all others are pictures of something. */
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
      MissingPicture,
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
