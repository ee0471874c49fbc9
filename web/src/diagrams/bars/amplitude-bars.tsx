import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  probabilityOf,
  formatAmplitude,
  spokenPercent,
  spokenAmplitude,
  type Amplitude,
} from './amplitudes.ts';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { Ket } from './ket.tsx';
import { barReach, SignedBar } from './signed-bar.tsx';

export interface AmplitudeBarsProps {
  readonly amplitudes: readonly Amplitude[];
  /** Draws a dashed line at the mean of the amplitudes. */
  readonly mean?: number;
  /** Every bar's distance to the mean: about to be mirrored at the mean's line, or mirrored just now. */
  readonly mirror?: 'ready' | 'done' | undefined;
  /** The basis state that the picture is about. It has a mark besides its color. */
  readonly marked?: string;
  /** Shows the numbers as a folded table below. Omit it on a page with its own table. */
  readonly hasTable?: boolean;
  /** Shows numbers below the bars. A layout shows them behind its switch. */
  readonly hasNumbers?: boolean;
  /** Renders something above a bar, such as a locker, by the bits of the bar. */
  readonly over?: (bits: string) => ReactNode;
}

/** A bar for each basis state: up for plus, down for minus. Bits are read with the highest wire first. */
export function AmplitudeBars(props: AmplitudeBarsProps) {
  const { amplitudes, mean, mirror, marked, hasTable = true, hasNumbers = true, over } = props;
  const isFolded = over !== undefined && amplitudes.length > inRow;
  return (
    <div className="@container">
      <div className="rounded-card border border-line bg-sunken p-2 sm:p-4">
        <div
          className={clsx(
            'grid gap-x-1.5 sm:gap-x-3 low:gap-x-1.5',
            isFolded ? 'grid-cols-4 @md:grid-cols-8' : 'auto-cols-[minmax(0,1fr)]',
          )}
        >
          {over &&
            amplitudes.map(({ bits }, at) => (
              <div key={bits} className={clsx('mb-1.5 min-w-0', rowOf(at, isFolded).over)}>
                {over(bits)}
              </div>
            ))}
          <div
            role="img"
            aria-label={spoken({ amplitudes, ...(mean !== undefined && { mean }) })}
            className="contents"
          >
            {amplitudes.map((amplitude, at) => (
              <BarWithName
                key={amplitude.bits}
                amplitude={amplitude}
                isMarked={amplitude.bits === marked}
                mean={mean}
                mirror={mirror}
                meanName={meanNameAt(at, amplitudes.length, isFolded)}
                hasNumber={hasNumbers}
                isInLayout={over !== undefined}
                isFolded={isFolded}
                isNarrow={amplitudes.length > inRow}
                className={rowOf(at, isFolded).bar}
              />
            ))}
          </div>
        </div>
      </div>
      {hasTable && (
        <FoldedTable
          caption={`Read as ${wiresOf(amplitudes)}`}
          head={['State', 'Amplitude', 'Chance']}
          rows={amplitudes.map((amplitude) => [
            amplitude.bits,
            formatAmplitude(amplitude),
            percent(probabilityOf(amplitude)),
          ])}
        />
      )}
    </div>
  );
}

/** Maximum number of bars side by side on a phone, each below the content above it. */
const inRow = 4;

/** Grid row of a bar and of the content above it. */
function rowOf(at: number, isFolded: boolean) {
  return isFolded && at >= inRow
    ? { over: 'row-start-3 @md:row-start-1', bar: 'row-start-4 @md:row-start-2' }
    : { over: 'row-start-1', bar: 'row-start-2' };
}

/** In a layout, the bars get more of the window's height. */
function heightOf(isInLayout: boolean, isFolded: boolean): string {
  if (!isInLayout) return 'h-28 sm:h-32 low:h-18 lg:tall:in-[.grand]:h-[calc(100dvh-31rem)]';
  const wide = 'low:h-18 tall:in-[.alone]:@5xl/scene:h-80';
  return isFolded
    ? clsx('h-20 low:@max-md:h-12 @md:h-32', wide)
    : clsx('h-28 sm:h-32 tall:in-[.alone]:@max-sm/scene:h-52', wide);
}

/** The name of the mean is shown at the end of each row. */
function meanNameAt(at: number, bars: number, isFolded: boolean): string {
  if (at === bars - 1) return 'block';
  return isFolded && at === inRow - 1 ? '@md:hidden' : 'hidden';
}

interface BarWithNameProps extends Omit<BarProps, 'className'> {
  readonly hasNumber: boolean;
  /** There is content above it. */
  readonly isInLayout: boolean;
  readonly isFolded: boolean;
  /** Numbers would touch here, so they are omitted. */
  readonly isNarrow: boolean;
  readonly className: string;
}

function BarWithName(props: BarWithNameProps) {
  const { hasNumber, isInLayout, isFolded, isNarrow, className, ...bar } = props;
  return (
    <div className={clsx('min-w-0 text-center', className)}>
      <Bar {...bar} className={heightOf(isInLayout, isFolded)} />
      <span
        className={clsx(
          'mt-1 block sm:mt-2 low:mt-1',
          isInLayout
            ? 'mb-2 text-xs leading-4 sm:text-base low:text-xs'
            : isNarrow
              ? 'text-[11px] tracking-tighter @md:text-xs @md:tracking-normal @xl:text-base'
              : 'text-xs sm:text-base',
        )}
      >
        <Ket bits={bar.amplitude.bits} />
      </span>
      <span
        className={clsx(
          !hasNumber && 'hidden',
          'font-mono text-xs',
          isNarrow ? '@max-md:sr-only' : '@max-3xs:sr-only',
        )}
      >
        {formatAmplitude(bar.amplitude)}
      </span>
      {bar.isMarked && !isInLayout && (
        <span className="block text-xs font-semibold text-points-ink">★</span>
      )}
    </div>
  );
}

interface BarProps {
  readonly amplitude: Amplitude;
  readonly isMarked: boolean;
  readonly mean: number | undefined;
  readonly mirror: AmplitudeBarsProps['mirror'];
  /** Name of the mean, if it is shown here. */
  readonly meanName: string;
  readonly className: string;
}

/** Extends across the gaps between the bars. */
const across = 'absolute -inset-x-[3px] sm:-inset-x-1.5 low:-inset-x-[3px]';

function Bar({ amplitude: { re, im }, isMarked, mean, mirror, meanName, className }: BarProps) {
  const length = Math.hypot(re, im);
  const isDown = Math.abs(im) < 1e-9 && re < 0;
  return (
    <div className="relative">
      <SignedBar
        amplitude={isDown ? -length : length}
        tone={isMarked ? 'points' : 'action'}
        className={className}
      />
      <div className={clsx(across, 'top-1/2 h-px bg-control')} />
      {mean !== undefined && mirror === 'done' && (
        <Distance mean={mean} end={2 * mean - re} isOld />
      )}
      {mean !== undefined && mirror && (
        <Distance key={mirror} mean={mean} end={re} isSwung={mirror === 'done'} />
      )}
      {mean !== undefined && (
        <div
          className={clsx(
            across,
            'z-10 border-t-2 border-ink transition-[top] duration-200',
            mirror ? 'border-solid' : 'border-dashed',
          )}
          style={{ top: `${50 - mean * barReach}%` }}
        >
          <span
            className={clsx(
              'absolute right-1 bottom-0.5 rounded bg-surface px-1 text-xs text-ink',
              meanName,
            )}
          >
            {mirror === 'done' ? 'mirror' : 'mean'}
          </span>
        </div>
      )}
    </div>
  );
}

interface DistanceProps {
  readonly mean: number;
  readonly end: number;
  /** It was there before the bars were mirrored. */
  readonly isOld?: boolean;
  /** It swings around the mean's line to where it is. */
  readonly isSwung?: boolean;
}

/** The distance from the mean's line to the end of a bar, as a stem with a dot. */
function Distance({ mean, end, isOld = false, isSwung = false }: DistanceProps) {
  const isUp = end > mean;
  const height = Math.abs(end - mean) * barReach;
  if (height < 0.1) return null;
  return (
    <span
      aria-hidden
      style={{ top: `${50 - Math.max(mean, end) * barReach}%`, height: `${height}%` }}
      className={clsx(
        'absolute left-1/2 z-10 -ml-[1px] border-l-2 border-ink',
        isUp ? 'origin-bottom' : 'origin-top',
        isOld && 'border-dashed opacity-50',
        isSwung && 'animate-mirror',
      )}
    >
      <span
        className={clsx(
          'absolute -left-[5px] size-2 rounded-full border-2 border-ink',
          isUp ? '-top-1' : '-bottom-1',
          isOld ? 'bg-transparent' : 'bg-ink',
        )}
      />
    </span>
  );
}

function spoken({ amplitudes, mean }: AmplitudeBarsProps): string {
  const bars = amplitudes.map((amplitude) => {
    const probability = probabilityOf(amplitude);
    if (probability < 1e-9) return `Bar for ${amplitude.bits}: empty.`;
    return `Bar for ${amplitude.bits}: ${spokenAmplitude(amplitude)}, chance ${spokenPercent(probability)}.`;
  });
  const line = mean === undefined ? [] : [`Mean: ${spokenAmplitude({ re: mean, im: 0 })}.`];
  return [...bars, ...line].join(' ');
}

function wiresOf(amplitudes: readonly Amplitude[]): string {
  const wires = amplitudes[0]?.bits.length ?? 0;
  return Array.from({ length: wires }, (_, at) => `q${wires - 1 - at}`).join(' ');
}
