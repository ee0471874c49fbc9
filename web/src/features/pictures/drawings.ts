/** What draws each picture, loaded when a lesson shows it. */
import { lessonPictures, type LessonPicture } from '@qubloom/contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';
import { lazyPart } from '../../lib/lazy-part.ts';
import { MissingPicture } from './components/missing-picture.tsx';

/** Null where the properties do not fit; the content check refuses those. */
export type Draw = (properties: unknown) => ReactNode;

function drawing<Properties extends object>(
  schema: z.ZodType<Properties>,
  load: () => Promise<ComponentType<Properties>>,
): Draw {
  const Picture = lazyPart<Properties>(load, MissingPicture);
  return (properties) => {
    const read = schema.safeParse(properties);
    return read.success ? createElement<Properties>(Picture, read.data) : null;
  };
}

export const drawings: Readonly<Record<LessonPicture, Draw>> = {
  'switch-board': drawing(
    lessonPictures['switch-board'],
    async () => (await import('./components/switch-board.tsx')).SwitchBoard,
  ),
  'chance-histogram': drawing(
    lessonPictures['chance-histogram'],
    async () => (await import('./components/chance-histogram.tsx')).ChanceHistogram,
  ),
  'signed-bars': drawing(
    lessonPictures['signed-bars'],
    async () => (await import('./components/signed-bars-card.tsx')).SignedBarsCard,
  ),
  'four-bars': drawing(
    lessonPictures['four-bars'],
    async () => (await import('./components/four-bars.tsx')).FourBars,
  ),
  'penny-flip': drawing(
    lessonPictures['penny-flip'],
    async () => (await import('./components/penny-flip.tsx')).PennyFlip,
  ),
  'myth-buster': drawing(
    lessonPictures['myth-buster'],
    async () => (await import('./components/myth-buster.tsx')).MythBuster,
  ),
  'copy-machine': drawing(
    lessonPictures['copy-machine'],
    async () => (await import('./components/copy-machine.tsx')).CopyMachine,
  ),
  'phase-clock': drawing(
    lessonPictures['phase-clock'],
    async () => (await import('./components/phase-clock.tsx')).PhaseClock,
  ),
  'message-lanes': drawing(
    lessonPictures['message-lanes'],
    async () => (await import('./components/message-lanes.tsx')).MessageLanes,
  ),
  'ghz-table': drawing(
    lessonPictures['ghz-table'],
    async () => (await import('./components/ghz-table.tsx')).GhzTable,
  ),
  'three-bits-code': drawing(
    lessonPictures['three-bits-code'],
    async () => (await import('../../ui/repair-board.tsx')).RepairBoard,
  ),
  'tic-tac-toe': drawing(
    lessonPictures['tic-tac-toe'],
    async () => (await import('./components/tic-tac-toe.tsx')).TicTacToeBoard,
  ),
  'black-box': drawing(
    lessonPictures['black-box'],
    async () => (await import('./components/black-box.tsx')).BlackBoxPicture,
  ),
  'sorting-game': drawing(
    lessonPictures['sorting-game'],
    async () => (await import('./components/sorting-game.tsx')).SortingGame,
  ),
};
