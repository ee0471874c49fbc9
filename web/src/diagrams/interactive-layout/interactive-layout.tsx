import { clsx } from 'clsx';
import { Hash, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { useSoundOn } from '../../lib/storage/device-settings.ts';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { RewardRipple } from '../../ui/brand/reward-ripple.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import { switchSounds } from '../../ui/feedback/sounds.ts';

export interface InteractiveLayoutProps {
  /** One question, or one thing to reach, on one line. */
  readonly goal: string;
  /** The learner has reached what there is to reach: one line that says what they did. */
  readonly success?: string | false | null | undefined;
  /** The levels and the record of a game, above the controls. */
  readonly rematch?: ReactNode;
  /** The picture. Everything in it takes the colors of a deep window (`tokens.css`). */
  readonly stage: ReactNode;
  /**
   * `wide` pictures have a row of their own. `strip` ones also have their controls in one row, on a phone held
   * sideways. `side` ones are wide, but there all other parts are beside them. Others are beside their controls;
   * `round` ones are low.
   */
  readonly shape?: 'beside' | 'wide' | 'strip' | 'side' | 'round';
  readonly controls: ReactNode;
  /** The result, beside the controls. */
  readonly result?: ReactNode;
  /** One sentence about the latest event. It is announced when it changes. */
  readonly message?: ReactNode;
  /**
   * On a phone, puts the message above the other parts of the result, which reach below the window, and reserves
   * two lines for it.
   */
  readonly isMessageFirst?: boolean;
  /**
   * Tables and sentences: always there for screen readers, and behind the switch for everybody else. Contains no
   * controls.
   */
  readonly numbers?: ReactNode;
  /** `null` while there is nothing to undo; the button keeps its place. Omit it if there never is. */
  readonly onRestart?: (() => void) | null;
  readonly hasSounds?: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

const columns = '@sm/scene:grid-cols-2 @[46rem]/scene:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]';
const wide = {
  grid: clsx(columns, '@5xl/scene:grid-cols-2'),
  // On a phone held sideways, all parts are side by side, however narrow the interactive.
  stage: clsx(
    '@sm/scene:@max-[46rem]/scene:col-span-2 @5xl/scene:col-span-2',
    'low:stacked:col-span-1 low:stacked:row-span-2',
  ),
  // If all parts are side by side, the result goes below a low picture.
  controls: '@[46rem]/scene:@max-5xl/scene:row-span-2',
};

/** Classes of the parts. */
interface ShapeClasses {
  readonly grid: string;
  readonly stage: string;
  readonly controls?: string;
  readonly result?: string;
  /** Classes of the row with the goal and the switches. */
  readonly tools?: string;
}

const narrowStrip = 'low:@sm/scene:@max-[34rem]/scene:col-span-2';

const shapes: Readonly<Record<NonNullable<InteractiveLayoutProps['shape']>, ShapeClasses>> = {
  beside: {
    grid: clsx(columns, '@[46rem]/scene:grid-rows-[auto_1fr]'),
    stage: '@sm/scene:row-span-2 stacked:col-span-2 stacked:row-span-1',
  },
  wide,
  strip: {
    ...wide,
    controls: clsx(
      wide.controls,
      narrowStrip,
      'low:@sm/scene:@max-[34rem]/scene:flex low:flex-wrap',
    ),
    // The sound switch is beside the latest message.
    result: clsx(narrowStrip, 'low:pr-12'),
    tools: 'low:in-[.asked]:-mt-8',
  },
  side: {
    grid: clsx(wide.grid, '@[46rem]/scene:@max-5xl/scene:grid-rows-[auto_1fr]'),
    stage: clsx(wide.stage, '@[46rem]/scene:@max-5xl/scene:row-span-2'),
  },
  round: {
    grid: clsx(columns, '@5xl/scene:grid-rows-[auto_1fr]'),
    stage: '@sm/scene:@max-[34rem]/scene:row-span-2 stacked:col-span-2 @5xl/scene:row-span-2',
    controls: '@[46rem]/scene:@max-5xl/scene:row-span-2',
  },
};

/** Beside a picture, buttons and choices are as narrow as their words; icon buttons keep their size. */
const tight = clsx(
  '@max-5xl/scene:[&_button:not([data-wire])]:px-2.5 @max-5xl/scene:[&_button:not([aria-label])>svg]:hidden',
  '@max-5xl/scene:[&_label:has([type=radio])]:px-2 @max-5xl/scene:[&_label]:text-sm',
);

/**
 * The layout of an interactive: its goal, its picture, its controls, its result, and the switches for numbers and
 * sound.
 */
export function InteractiveLayout(props: InteractiveLayoutProps) {
  const { goal, success, stage, controls, result, message, numbers, problem, rematch } = props;
  const { shape = 'beside', onRestart, hasSounds = true, isMessageFirst = false } = props;
  const [hasNumbers, setNumbers] = useState(false);
  const numbersPlace = useRef<HTMLElement>(null);
  useBroughtIntoView(numbersPlace, hasNumbers);
  const look = shapes[shape];
  return (
    // A game with a record stays so narrow that all its parts are side by side.
    <div className={clsx('@container/scene', rematch && 'mx-auto max-w-[60rem]')}>
      <div className="grid grid-cols-1 content-start gap-2 p-2 in-[.asked]:p-0 not-compact:gap-3 not-compact:p-4 in-[.asked]:not-compact:p-0">
        {problem !== undefined && (
          <p className="rounded-control bg-points-soft p-3 text-points-ink">{problem}</p>
        )}
        {/* In a lesson (`framed`) the text has asked the question, and every row counts; a visualization asks its own. */}
        <div
          className={clsx(
            'flex flex-wrap items-center justify-end gap-2 in-[.asked]:order-last',
            'in-[.framed]:@max-[34rem]/scene:order-last',
            // There, its message needs the room.
            rematch && 'low:in-[.asked]:hidden',
            look.tools,
          )}
        >
          <Qubi
            mood={success ? 'celebrating' : 'curious'}
            className="size-11 shrink-0 @max-sm/scene:hidden in-[.asked]:hidden"
          />
          <h2 className="min-w-[min(8rem,100%)] flex-1 text-lg leading-tight in-[.asked]:sr-only not-compact:text-xl">
            {goal}
          </h2>
          {/* Room for all at once, so that nothing moves when one comes. */}
          <div
            className={clsx(
              'flex shrink-0 justify-end',
              numbers === undefined ? '@max-5xl/scene:min-w-22' : '@max-5xl/scene:min-w-33',
            )}
          >
            {onRestart !== undefined && (
              <Tool name="Start again" onPress={onRestart}>
                <RotateCcw aria-hidden />
              </Tool>
            )}
            {hasSounds && <SoundSwitch />}
            {numbers !== undefined && (
              <Tool name="Numbers" isOn={hasNumbers} onPress={() => setNumbers(!hasNumbers)}>
                <Hash aria-hidden />
              </Tool>
            )}
          </div>
        </div>
        <div
          className={clsx(
            'grid grid-cols-1 content-start gap-2 not-compact:gap-3',
            look.grid,
            rematch && 'low:stacked:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]!',
          )}
        >
          <div
            className={clsx(
              'deep-window scheme-dark relative min-w-0 self-start overflow-hidden rounded-card text-ink',
              success && 'rejoicing',
              look.stage,
              rematch && 'low:stacked:col-span-1! low:stacked:row-span-2!',
            )}
          >
            {stage}
            {success && (
              <RewardRipple className="pointer-events-none absolute inset-0 size-full opacity-40" />
            )}
          </div>
          <div className={clsx('grid min-w-0 content-start gap-2', tight, look.controls)}>
            {rematch}
            {controls}
          </div>
          <section
            aria-label="Result"
            className={clsx('grid min-w-0 content-start gap-2', tight, look.result)}
          >
            {result}
            {/* The last: buttons of the result would move whenever it needs another line. */}
            {(message !== undefined || success !== undefined) && (
              <div
                aria-live="polite"
                className={clsx(
                  'grid min-h-6 gap-2 leading-snug font-medium low:text-sm',
                  isMessageFirst && '@max-sm/scene:order-first @max-sm/scene:min-h-12',
                )}
              >
                {/* A low window has room for one of them. */}
                <p className={clsx('empty:hidden', success && 'low:sr-only')}>{message}</p>
                {success && (
                  <Success strength="task" className="low:gap-2 low:py-0.5 low:[&_.qubi]:size-8">
                    {success}
                  </Success>
                )}
              </div>
            )}
          </section>
        </div>
        {numbers !== undefined && (
          <section
            ref={numbersPlace}
            aria-label="Numbers"
            className={
              // Hidden content must not scroll.
              hasNumbers ? 'grid gap-3 not-compact:grid-cols-2' : 'sr-only [&_div]:overflow-visible'
            }
          >
            {numbers}
          </section>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  /** State of a switch. */
  readonly isOn?: boolean;
  /** `null` while it does nothing. */
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <Button
      variant="quiet"
      aria-pressed={isOn}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className={clsx('@max-5xl/scene:w-11 @max-5xl/scene:px-0', isOn && 'bg-action-soft')}
    >
      {children}
      <span className="@max-5xl/scene:sr-only">{name}</span>
    </Button>
  );
}

function SoundSwitch() {
  const isOn = useSoundOn();
  return (
    <Tool name="Sound" isOn={isOn} onPress={() => switchSounds(!isOn)}>
      {isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
    </Tool>
  );
}
