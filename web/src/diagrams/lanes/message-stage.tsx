import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { ArrowDial } from '../arrow/arrow-dial.tsx';
import { BitToken } from '../figures/bit-token.tsx';
import { Person } from '../figures/person.tsx';
import { WaveLine } from '../figures/wave-line.tsx';
import type { LaneItem, StoryStep } from './message-stories.ts';

export interface MessageStageProps {
  readonly step: StoryStep;
  /** All steps of the story. */
  readonly steps: readonly StoryStep[];
}

/** As high as the highest step of the story, so that the buttons below do not move from one to the next. */
export function MessageStage({ step, steps }: MessageStageProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <OneStep step={step} />
      {steps.map((each, index) => (
        <div key={index} aria-hidden className="invisible">
          <OneStep step={each} />
        </div>
      ))}
    </div>
  );
}

/**
 * Alice and Bob far apart, the things that each of them holds, and the link between them. Sent things move across.
 */
function OneStep({ step }: { readonly step: StoryStep }) {
  const isLinked = [step.alice, step.bob].every((items) =>
    items.some(({ name }) => name === 'Half of the pair'),
  );
  return (
    <div className="relative grid grid-cols-2 gap-2 p-1.5 stacked:gap-10 @5xl/scene:gap-24">
      {isLinked && (
        <svg
          aria-hidden
          viewBox="0 0 100 24"
          preserveAspectRatio="none"
          className="animate-appear absolute top-1/2 left-1/2 h-6 w-1/3 -translate-x-1/2"
        >
          <WaveLine from={0} to={100} y={12} length={16} className="stroke-points stroke-2" />
        </svg>
      )}
      <MessageLane who="Alice" items={step.alice} isActive={step.active !== 'Bob'} />
      <MessageLane who="Bob" items={step.bob} isActive={step.active !== 'Alice'} />
    </div>
  );
}

interface MessageLaneProps {
  readonly who: 'Alice' | 'Bob';
  readonly items: readonly LaneItem[];
  readonly isActive: boolean;
}

/** The things that one person holds now. */
function MessageLane({ who, items, isActive }: MessageLaneProps) {
  // Moves in across the gap, from the other person.
  const style = { '--from-x': who === 'Bob' ? '-60%' : '0' } as CSSProperties;
  return (
    <section
      aria-label={who}
      className={clsx(
        'relative grid min-h-44 min-w-0 content-start justify-items-center gap-1 rounded-control border-2 p-1.5',
        isActive ? 'border-action' : 'border-transparent',
      )}
    >
      <svg viewBox="-30 -16 60 72" aria-hidden className="h-11 stacked:h-16 @5xl/scene:h-28">
        <Person name={who} x={0} y={0} />
      </svg>
      {items.length === 0 && <p className="text-sm text-ink-soft">Nothing yet.</p>}
      <ul className="flex flex-wrap justify-center gap-1.5">
        {items.map(({ name, note, arrow, bits }) => (
          <li
            key={name}
            style={style}
            className="animate-arrive grid w-17 content-start stacked:w-24 @5xl/scene:w-36 justify-items-center gap-1 rounded-control bg-deep-raised p-1 text-center"
          >
            {arrow && (
              <ArrowDial arrow={arrow} name={name} className="w-14 stacked:w-20 @5xl/scene:w-28" />
            )}
            {arrow === null && (
              <span
                aria-hidden
                className="grid size-14 place-items-center rounded-full border-2 border-dashed border-control text-2xl text-ink-soft"
              >
                –
              </span>
            )}
            {bits && (
              <span className="flex h-14 items-center gap-0.5">
                {bits.map((bit, at) => (
                  <BitToken key={at} bit={bit} className="size-7! text-base!" />
                ))}
              </span>
            )}
            <span className="text-[0.7rem] leading-tight @5xl/scene:text-sm">
              <span className="block font-medium">{name}</span>
              <span className="block text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
