import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import { playSound, soundOf } from '../scene-frame/sounds.ts';
import { useGuessRun, useReportRun } from '../trials/guess-run.ts';

export interface SwitchBoardProps {
  readonly switches: number;
  /** A choice of how many, where there is one. */
  readonly choice?: ReactNode;
  readonly problem?: string | undefined;
}

/** Switches that spell a number in bits, the leftmost worth most, and the patterns found so far. */
export function SwitchBoard({ switches, choice, problem }: SwitchBoardProps) {
  const [bits, setBits] = useState<readonly boolean[]>(() =>
    Array.from({ length: switches }, () => false),
  );
  const number = bits.reduce((sum, on) => sum * 2 + Number(on), 0);
  const [found, setFound] = useState<ReadonlySet<number>>(new Set([0]));
  const patterns = 2 ** switches;
  const { isAwaited } = useGuessRun();
  useReportRun(found.size === patterns);

  const flip = (index: number) => {
    const next = bits.with(index, !bits[index]);
    playSound(soundOf(next[index] ? 1 : 0));
    setBits(next);
    setFound(new Set([...found, next.reduce((sum, on) => sum * 2 + Number(on), 0)]));
  };

  return (
    <SceneFrame
      goal="Which numbers can the switches spell?"
      mood={found.size === patterns && !isAwaited ? 'celebrating' : 'curious'}
      shape="wide"
      problem={problem}
      stage={
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 p-3 roomy:p-5">
          <div className="flex flex-wrap items-end justify-center gap-3 roomy:gap-5">
            {bits.map((on, index) => (
              <Switch key={index} number={index + 1} isOn={on} onFlip={() => flip(index)} />
            ))}
          </div>
          <p aria-live="polite" className="text-center text-lg">
            <span className="font-mono">{bits.map((on) => (on ? '1' : '0')).join('')}</span> means{' '}
            <strong className="font-heading text-3xl">{number}</strong>
          </p>
        </div>
      }
      controls={choice}
      message={
        isAwaited
          ? `${found.size} ${found.size === 1 ? 'pattern' : 'patterns'} found. Are there more?`
          : `${found.size} of ${patterns} patterns found`
      }
      result={<PatternList patterns={patterns} found={found} hidesOthers={isAwaited} />}
    />
  );
}

interface SwitchProps {
  readonly number: number;
  readonly isOn: boolean;
  readonly onFlip: () => void;
}

function Switch({ number, isOn, onFlip }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Switch ${number}`}
      onClick={onFlip}
      className="grid justify-items-center gap-2"
    >
      <span
        aria-hidden
        className={clsx(
          'flex h-24 w-14 flex-col rounded-full border-2 p-1.5 transition-colors',
          isOn ? 'justify-start border-one bg-one-soft' : 'justify-end border-zero bg-zero-soft',
        )}
      >
        <span
          className={clsx('size-10 rounded-full transition-colors', isOn ? 'bg-one' : 'bg-zero')}
        />
      </span>
      <span
        aria-hidden
        className={clsx(
          'font-mono text-2xl font-semibold',
          isOn ? 'text-one-ink' : 'text-zero-ink',
        )}
      >
        {isOn ? 1 : 0}
      </span>
    </button>
  );
}

interface PatternListProps {
  readonly patterns: number;
  readonly found: ReadonlySet<number>;
  /** How many there are is what a guess is about. */
  readonly hidesOthers: boolean;
}

function PatternList({ patterns, found, hidesOthers }: PatternListProps) {
  return (
    <ul aria-label="Patterns found" className="flex max-w-160 flex-wrap gap-1">
      {patternsTo(patterns, hidesOthers ? found : undefined).map((pattern) => (
        <li
          key={pattern}
          className={clsx(
            'grid size-7 place-items-center rounded-md text-sm tabular-nums',
            found.has(pattern)
              ? 'bg-action-soft font-medium text-action-ink'
              : 'border border-dashed border-control text-ink-soft',
          )}
        >
          {pattern}
          <span className="sr-only">{found.has(pattern) ? ' found' : ' not yet'}</span>
        </li>
      ))}
    </ul>
  );
}

function patternsTo(patterns: number, only?: ReadonlySet<number>): readonly number[] {
  const all = Array.from({ length: patterns }, (_, pattern) => pattern);
  return only ? all.filter((pattern) => only.has(pattern)) : all;
}
