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

export interface AmplitudeBarsProps {
  readonly amplitudes: readonly Amplitude[];
  /** A dashed line at the mean of the amplitudes. */
  readonly mean?: number;
  /** A basis state that the picture is about; it has a mark besides its color. */
  readonly marked?: string;
  /** The numbers as a table, folded below; without it for a page that has its own. */
  readonly hasTable?: boolean;
  /** Numbers below the bars; a scene has them behind its switch. */
  readonly hasNumbers?: boolean;
  /** What stands over each bar, by its bits: a locker, for instance. */
  readonly over?: (bits: string) => ReactNode;
}

/** A bar for each basis state: up for plus, down for minus; read with the highest wire first. */
export function AmplitudeBars(props: AmplitudeBarsProps) {
  const { amplitudes, mean, marked, hasTable = true, hasNumbers = true, over } = props;
  return (
    <div className="@container">
      <div className="rounded-card border border-line bg-sunken p-2 sm:p-4">
        {over && (
          <div
            className={clsx(
              'mb-2 grid gap-1.5 sm:gap-3',
              // Eight fingers wide they are on a wide window only.
              amplitudes.length > 4 ? 'grid-cols-4 @md:grid-cols-8' : 'grid-flow-col auto-cols-fr',
            )}
          >
            {amplitudes.map(({ bits }) => (
              <div key={bits} className="min-w-0">
                {over(bits)}
              </div>
            ))}
          </div>
        )}
        <div role="img" aria-label={spoken({ amplitudes, ...(mean !== undefined && { mean }) })}>
          <div className="relative flex h-28 gap-1.5 sm:h-32 sm:gap-3 low:h-18 low:gap-1.5">
            {mean !== undefined && (
              <div
                className="absolute inset-x-0 z-10 border-t-2 border-dashed border-ink transition-[top] duration-200"
                style={{ top: `${50 - mean * 46}%` }}
              >
                <span className="absolute right-0 bottom-0.5 rounded bg-surface px-1 text-xs text-ink">
                  mean
                </span>
              </div>
            )}
            {amplitudes.map((amplitude) => (
              <Bar
                key={amplitude.bits}
                amplitude={amplitude}
                isMarked={amplitude.bits === marked}
              />
            ))}
            <div className="absolute inset-x-0 top-1/2 h-px bg-control" />
          </div>
          <div className="mt-1 flex gap-1.5 sm:mt-2 sm:gap-3">
            {amplitudes.map((amplitude) => (
              <div key={amplitude.bits} className="min-w-0 flex-1 text-center">
                <span className="block text-xs sm:text-base">
                  <Ket bits={amplitude.bits} />
                </span>
                <span
                  className={clsx(
                    !hasNumbers && 'hidden',
                    'font-mono text-xs',
                    // Where the numbers would touch, the bars speak for themselves.
                    amplitudes.length > 4 ? '@max-md:sr-only' : '@max-3xs:sr-only',
                  )}
                >
                  {formatAmplitude(amplitude)}
                </span>
                {amplitude.bits === marked && (
                  <span className="block text-xs font-semibold text-points-ink">★</span>
                )}
              </div>
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

function Bar({
  amplitude: { re, im },
  isMarked,
}: {
  readonly amplitude: Amplitude;
  readonly isMarked: boolean;
}) {
  const length = Math.hypot(re, im);
  const isDown = Math.abs(im) < 1e-9 && re < 0;
  return (
    <div className="relative flex-1 rounded-control bg-surface">
      <div
        className={clsx(
          'absolute inset-x-1 rounded-md transition-[height,top] duration-200 forced-colors:bg-[CanvasText]',
          isMarked ? 'bg-points' : 'bg-action',
        )}
        style={{ height: `${length * 46}%`, top: `${isDown ? 50 : 50 - length * 46}%` }}
      />
    </div>
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
