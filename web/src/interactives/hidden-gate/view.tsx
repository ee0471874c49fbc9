import { empty, type Cell } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { useState } from 'react';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { QubisPlan, RematchBar } from '../../diagrams/rematch/rematch-bar.tsx';
import { useRematch } from '../../diagrams/rematch/rematch.ts';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { soundOf, useSound } from '../../ui/feedback/sounds.ts';
import type { ViewProps } from '../interactive.ts';
import {
  fitting,
  gateIn,
  isRight,
  levels,
  looksLeft,
  newHidden,
  withGuess,
  withLook,
  withTest,
  type BoxLook,
  type HiddenGame,
} from './state.ts';

/** Guess the hidden gate: a closed box, a few looks, and a name. */
export function View({ level: first, box, problem }: ViewProps<'hidden-gate'>) {
  const [random] = useState(() => createRandom(freshSeed()));
  const rematch = useRematch('hidden-gate', first);
  const level = rematch?.level ?? first;
  const [game, setGame] = useState(() => newHidden(first, random, box));
  useReportRun(game.guess !== null);
  useSound(game.looks.length, soundOf(game.looks.at(-1)?.saw ?? 0));
  const isOver = game.guess !== null;
  const left = looksLeft(game);
  const say = (gate: Cell) => {
    if (isOver) return;
    const next = withGuess(game, gate);
    setGame(next);
    rematch?.end(isRight(next));
  };
  return (
    <InteractiveLayout
      goal="Which gate is in the box?"
      success={isOver && isRight(game) && `Yes, ${nameOf(gateIn(game))}. ${careText(game)}`}
      shape="side"
      problem={problem}
      rematch={
        rematch && (
          <RematchBar
            rematch={rematch}
            setting={{ box: String(game.box) }}
            onLevel={(next) => setGame(newHidden(next, random))}
          />
        )
      }
      stage={<Line game={game} />}
      controls={
        <>
          <div className="flex flex-wrap gap-2">
            {(['before', 'after'] as const).map((side) => (
              <Button
                key={side}
                variant="secondary"
                className="aria-pressed:border-action aria-pressed:bg-action-soft"
                aria-pressed={game.test[side]}
                aria-disabled={isOver}
                onClick={() => {
                  if (!isOver) setGame(withTest(game, { [side]: !game.test[side] }));
                }}
              >
                H {side}
              </Button>
            ))}
            <Button
              aria-disabled={isOver || left === 0}
              onClick={() => setGame(withLook(game, random))}
            >
              Look ({left} left)
            </Button>
          </div>
          <div role="group" aria-label="What is in the box?" className="flex flex-wrap gap-2">
            {isOver ? (
              <Button onClick={() => setGame(newHidden(level, random))}>Next box</Button>
            ) : (
              levels[game.level].gates.map((gate) => (
                <Button key={gate} variant="secondary" onClick={() => say(gate)}>
                  {gate === empty ? 'Nothing' : gate}
                </Button>
              ))
            )}
          </div>
        </>
      }
      message={
        <>
          {isOver ? (
            !isRight(game) && `Not this time. It was ${nameOf(gateIn(game))}.`
          ) : (
            <Looks game={game} />
          )}
          <QubisPlan rematch={rematch}>{planText(game)}</QubisPlan>
        </>
      }
    />
  );
}

const nameOf = (gate: Cell) => (gate === empty ? 'nothing at all' : gate);

const testText = ({ before, after }: Pick<BoxLook, 'before' | 'after'>) =>
  before && after
    ? 'With H on both sides'
    : before
      ? 'With H before'
      : after
        ? 'With H after'
        : 'With nothing around it';

function Looks({ game }: { readonly game: HiddenGame }) {
  const last = game.looks.at(-1);
  if (!last) return 'The qubit starts as 0. Put H around the box, or don’t, and look.';
  return `${testText(last)}, the look shows ${last.saw}.`;
}

function careText(game: HiddenGame): string {
  const names = fitting(game);
  return names.length === 1
    ? 'Your looks left nothing else.'
    : `Your looks left ${names.length} gates, so that was luck.`;
}

/** The gates of level 3 are chosen so that H can look like any of them. */
function planText(game: HiddenGame): string {
  const others = fitting(game).filter((gate) => gate !== gateIn(game));
  const trick = 'A hidden H undoes an H before it, so then the look always shows 0.';
  return others.length > 0
    ? `My plan: a gate that hides among others. What you saw also fits ${others.map(nameOf).join(' and ')}. ${trick}`
    : `Your looks fit nothing but ${nameOf(gateIn(game))}. ${trick}`;
}

/** The qubit's line through the box. */
function Line({ game: { test, looks, guess, level, box } }: { readonly game: HiddenGame }) {
  const last = looks.at(-1);
  return (
    <ol
      aria-label="The qubit's way"
      className="relative mx-auto flex max-w-lg items-center justify-between gap-2 p-3 not-compact:p-6 low:p-2"
    >
      <li aria-hidden className="absolute inset-x-6 top-1/2 h-0.5 bg-deep-line" />
      <Stop name="Start">0</Stop>
      <Stop name="Before the box" isGate isOn={test.before}>
        {test.before ? 'H' : ''}
      </Stop>
      <Stop name="The box" isBox>
        {guess === null ? '?' : gateIn({ level, box }) === empty ? '–' : gateIn({ level, box })}
      </Stop>
      <Stop name="After the box" isGate isOn={test.after}>
        {test.after ? 'H' : ''}
      </Stop>
      <Stop name="The last look" tone={last?.saw}>
        {last ? last.saw : '·'}
      </Stop>
    </ol>
  );
}

interface StopProps {
  readonly name: string;
  readonly isGate?: boolean;
  readonly isOn?: boolean;
  readonly isBox?: boolean;
  readonly tone?: 0 | 1 | undefined;
  readonly children: string | number;
}

function Stop({ name, isGate, isOn, isBox, tone, children }: StopProps) {
  return (
    <li
      className={clsx(
        'relative grid place-items-center font-mono font-semibold',
        isBox
          ? 'size-20 rounded-card border-2 border-deep-points bg-deep text-3xl not-compact:size-28 low:size-16'
          : 'size-11 rounded-control border-2 bg-deep text-xl',
        isGate && (isOn ? 'border-deep-points' : 'border-dashed border-deep-line'),
        !isGate && !isBox && 'rounded-full!',
        !isGate &&
          !isBox &&
          (tone === 0 ? 'border-deep-zero' : tone === 1 ? 'border-deep-one' : 'border-deep-line'),
      )}
    >
      <span className="sr-only">{name}: </span>
      {children === '' ? <span className="sr-only">nothing</span> : children}
    </li>
  );
}
