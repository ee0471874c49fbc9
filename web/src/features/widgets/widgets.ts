/** What draws each widget, loaded when a lesson shows it. */
import { lessonWidgets, type WidgetName } from '@qubloom/contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { MissingWidget } from './missing-widget.tsx';

/** Null where the properties do not fit; the content check refuses those. */
export type Draw = (properties: unknown) => ReactNode;

function drawing<Properties extends object>(
  schema: z.ZodType<Properties>,
  load: () => Promise<ComponentType<Properties>>,
): Draw {
  const Widget = lazyPart<Properties>(load, MissingWidget);
  return (properties) => {
    const read = schema.safeParse(properties);
    return read.success ? createElement<Properties>(Widget, read.data) : null;
  };
}

export const widgets: Readonly<Record<WidgetName, Draw>> = {
  'switch-board': drawing(
    lessonWidgets['switch-board'],
    async () => (await import('../../diagrams/switches/switch-board.tsx')).SwitchBoard,
  ),
  'chance-histogram': drawing(
    lessonWidgets['chance-histogram'],
    async () => (await import('./chance-histogram/chance-histogram.tsx')).ChanceHistogram,
  ),
  'number-machine': drawing(
    lessonWidgets['number-machine'],
    async () => (await import('./number-machine/number-machine.tsx')).NumberMachine,
  ),
  'signed-bars': drawing(
    lessonWidgets['signed-bars'],
    async () => (await import('./signed-bars-card/signed-bars-card.tsx')).SignedBarsCard,
  ),
  'four-bars': drawing(
    lessonWidgets['four-bars'],
    async () => (await import('./four-bars/four-bars.tsx')).FourBars,
  ),
  'penny-flip': drawing(
    lessonWidgets['penny-flip'],
    async () => (await import('./penny-flip/penny-flip.tsx')).PennyFlip,
  ),
  'myth-buster': drawing(
    lessonWidgets['myth-buster'],
    async () => (await import('./myth-buster/myth-buster.tsx')).MythBuster,
  ),
  'copy-machine': drawing(
    lessonWidgets['copy-machine'],
    async () => (await import('./copy-machine/copy-machine.tsx')).CopyMachine,
  ),
  'phase-clock': drawing(
    lessonWidgets['phase-clock'],
    async () => (await import('./phase-clock/phase-clock.tsx')).PhaseClock,
  ),
  'message-lanes': drawing(
    lessonWidgets['message-lanes'],
    async () => (await import('./message-lanes/message-lanes.tsx')).MessageLanes,
  ),
  'ghz-table': drawing(
    lessonWidgets['ghz-table'],
    async () => (await import('./ghz-table/ghz-table.tsx')).GhzTable,
  ),
  'three-bits-code': drawing(
    lessonWidgets['three-bits-code'],
    async () => (await import('../../diagrams/repair/repair-board.tsx')).RepairBoard,
  ),
  'tic-tac-toe': drawing(
    lessonWidgets['tic-tac-toe'],
    async () => (await import('./tic-tac-toe/tic-tac-toe.tsx')).TicTacToeBoard,
  ),
  'black-box': drawing(
    lessonWidgets['black-box'],
    async () => (await import('./black-box/black-box.tsx')).BlackBoxWidget,
  ),
  'sorting-game': drawing(
    lessonWidgets['sorting-game'],
    async () => (await import('./sorting-game/sorting-game.tsx')).SortingGame,
  ),
};
