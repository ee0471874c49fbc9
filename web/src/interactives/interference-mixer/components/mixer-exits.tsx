import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { formatAmplitude, spokenAmplitude } from '../../../diagrams/bars/amplitudes.ts';
import { SignedBar } from '../../../diagrams/bars/signed-bar.tsx';
import type { Mix, Mixing, MixStep } from '../state.ts';

const bits = [0, 1] as const;
const tones = ['zero', 'one'] as const;

/** Height of a lane, and so of all its bars. The surrounding stage sets it. */
export const laneHeight = 'h-(--lane-height)';
const bar = clsx('w-9 @2xl/mix:w-14', laneHeight);
/** If letters are twice as large, only the current gate fits, with either its parts or their sums. */
export const onlyNow = '@max-[19rem]/mix:hidden';

export interface MixerExitsProps {
  /** Position in the line of the gate before it. */
  readonly place: number;
  readonly mixing: Mixing;
  /** Null if nothing has arrived here yet. */
  readonly phase: MixStep['phase'] | null;
  /** The parts have moved on from here, so on a phone only the sums stay. */
  readonly isPassed: boolean;
}

/** The output of one gate: the parts for 0 and for 1, and their sums. */
export function MixerExits({ place, mixing, phase, isPassed }: MixerExitsProps) {
  if (phase === null) {
    return <Column className={onlyNow}>{() => <Empty isNarrow />}</Column>;
  }
  const isParted = mixing.gate === 'H';
  return (
    <Column
      label={`After gate ${place + 1}, ${mixing.gate}: ${spokenExits(mixing, phase)}`}
      className={isPassed ? onlyNow : undefined}
    >
      {(bit) => (
        <>
          {isParted && (
            <Parts
              parts={mixing.parts[bit]}
              to={bit}
              className={clsx(isPassed && '@max-3xl/mix:hidden', phase === 'met' && onlyNow)}
            />
          )}
          {phase === 'met' ? (
            <div className="animate-appear">
              <SignedBar
                amplitude={mixing.sums[bit]}
                tone={tones[bit]}
                number={numberOf(mixing.sums[bit])}
                className={bar}
              />
            </div>
          ) : (
            <div className={onlyNow}>
              <Empty />
            </div>
          )}
        </>
      )}
    </Column>
  );
}

interface PartsProps {
  readonly parts: Mix;
  readonly to: 0 | 1;
  readonly className: string;
}

/** The parts from 0 and from 1, side by side. */
function Parts({ parts, to, className }: PartsProps) {
  return (
    <div className={clsx('flex items-center gap-px @2xl/mix:gap-0.5', className)}>
      {bits.map((from) => (
        <div key={from} className="animate-arrive" style={arrivalOf(from, to)}>
          <SignedBar
            amplitude={parts[from]}
            tone={tones[from]}
            number={numberOf(parts[from])}
            className={clsx('w-8.5 bg-transparent! @2xl/mix:w-12', laneHeight)}
            barClassName="inset-x-2.5 @2xl/mix:inset-x-3.5"
          />
        </div>
      ))}
      <span aria-hidden className="text-ink-soft @max-3xl/mix:hidden">
        =
      </span>
    </div>
  );
}

/** Animates a part from the lane that it came from. */
function arrivalOf(from: 0 | 1, to: 0 | 1): CSSProperties {
  const rise = from === to ? '0' : from < to ? '-5rem' : '5rem';
  return { '--from-x': '-3rem', '--from-y': rise } as CSSProperties;
}

interface ColumnProps {
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: (bit: 0 | 1) => ReactNode;
}

/** The contents of the lane of 0 above those of the lane of 1. */
export function Column({ label, className, children }: ColumnProps) {
  return (
    <div
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
      className={clsx('grid shrink-0 gap-2', className)}
    >
      {bits.map((bit) => (
        <div key={bit} className="flex items-center gap-0.5 @3xl/mix:gap-1.5">
          {children(bit)}
        </div>
      ))}
    </div>
  );
}

/** A placeholder for a later bar. */
function Empty({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  return (
    <div
      className={clsx(
        'grid place-items-center rounded-control border-[1.5px] border-dashed border-control text-ink-soft',
        laneHeight,
        isNarrow ? 'w-6 @2xl/mix:w-14' : 'w-9 @2xl/mix:w-14',
      )}
    >
      ?
    </div>
  );
}

export const numberOf = (amplitude: number) => formatAmplitude({ re: amplitude, im: 0 });
const spoken = (amplitude: number) => spokenAmplitude({ re: amplitude, im: 0 });

export const spokenMix = (mix: Mix) => `for 0 ${spoken(mix[0])}, for 1 ${spoken(mix[1])}.`;

function spokenExits({ gate, parts, sums }: Mixing, phase: MixStep['phase']): string {
  const met = phase === 'met' ? `Together ${spokenMix(sums)}` : '';
  if (gate !== 'H') return spokenMix(sums);
  const arrived = bits.map(
    (bit) => `For ${bit}: ${spoken(parts[bit][0])} from 0, ${spoken(parts[bit][1])} from 1.`,
  );
  return `${arrived.join(' ')} ${met}`.trim();
}
