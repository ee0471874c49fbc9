import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { roughLength, spokenPercent } from './amplitudes.ts';
import { SignedBar } from './signed-bar.tsx';

/** Interleaved re, im of the amplitudes of 0 and of 1. */
export type OneQubitAmplitudes = readonly [number, number, number, number];

export interface SignedBarsProps {
  readonly amplitudes: OneQubitAmplitudes;
  /** Also shows the probability of each outcome. */
  readonly probabilities?: boolean;
  /** Without numbers, a bar says no more than the eye sees, for tasks in which the learner guesses its length. */
  readonly hasNumbers?: boolean;
  /** `small` fits two pairs of bars side by side on a phone, and `mini` a row of them. */
  readonly size?: 'large' | 'small' | 'mini';
}

/** The two bars of one qubit: up for plus, down for minus, 0 in teal and 1 in coral. */
export function SignedBars(props: SignedBarsProps) {
  const { amplitudes, probabilities = false, hasNumbers = true, size = 'large' } = props;
  const bars = [barOf('0', amplitudes[0], amplitudes[1]), barOf('1', amplitudes[2], amplitudes[3])];
  return (
    <div
      role="img"
      aria-label={bars.map((bar) => (hasNumbers ? bar.spoken : bar.rough)).join(' ')}
      className={clsx(
        'flex justify-center rounded-card border border-line bg-sunken',
        size === 'mini' && 'gap-x-0.5 p-1',
        size === 'small' && 'gap-x-1.5 px-2 py-2 sm:py-3',
        size === 'large' &&
          'flex-wrap gap-x-8 gap-y-4 px-6 py-3 sm:py-4 low:flex-nowrap low:gap-x-2 low:px-3',
      )}
    >
      {bars.map((bar) => (
        <div
          key={bar.outcome}
          className={clsx(
            'flex flex-col items-center gap-1.5 sm:gap-2',
            size === 'small' &&
              'w-14 @sm/scene:@max-[34rem]/scene:w-9 low:w-11 low:@sm/scene:@max-[34rem]/scene:w-9 tall:in-[.alone]:@5xl/scene:w-24 lg:tall:in-[.grand]:w-24',
            size === 'large' && (probabilities ? 'w-24 shrink-0 low:w-22' : 'w-20 low:w-16'),
          )}
        >
          <SignedBar
            amplitude={bar.points === 'down' ? -bar.length : bar.length}
            tone={bar.outcome === '0' ? 'zero' : 'one'}
            className={clsx(
              size === 'mini' &&
                'h-20 w-3 stacked:h-32 stacked:w-6 @5xl/scene:h-36 @5xl/scene:w-8 tall:in-[.alone]:@5xl/scene:h-48 tall:in-[.alone]:@5xl/scene:w-10',
              size === 'small' &&
                clsx(
                  'h-20 w-11 @sm/scene:@max-[34rem]/scene:w-9 sm:h-24 tall:in-[.alone]:@5xl/scene:h-60',
                  'tall:in-[.alone]:@5xl/scene:w-20 lg:tall:in-[.grand]:h-[calc(100dvh-30rem)] lg:tall:in-[.grand]:w-20',
                ),
              size === 'large' && 'h-24 w-14 sm:h-36 low:h-20',
            )}
            barClassName={size === 'mini' ? 'inset-x-0.5' : 'inset-x-1.5'}
          />
          <span
            className={clsx(
              'font-mono text-lg leading-none font-semibold',
              bar.outcome === '0' ? 'text-zero-ink' : 'text-one-ink',
            )}
          >
            {bar.outcome}
          </span>
          {size !== 'mini' && (
            <span className="font-mono text-sm leading-none @sm/scene:@max-[34rem]/scene:text-xs">
              {/* Its line stays, so that nothing moves when the number comes. */}
              {hasNumbers ? bar.amplitude : '\u00a0'}
            </span>
          )}
          {probabilities && (
            <span className="text-sm leading-tight whitespace-nowrap text-ink-soft">
              {bar.probability}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** A smaller amplitude is a rounding error and has no bar. */
const epsilon = 1e-9;

function barOf(outcome: '0' | '1', re: number, im: number) {
  const length = Math.hypot(re, im);
  const isReal = Math.abs(im) < epsilon;
  const points = isReal && re < -epsilon ? 'down' : 'up';
  const degrees = Math.round((Math.atan2(im, re) * 180) / Math.PI);
  const size = length.toFixed(2);
  const sign = length < epsilon ? '' : points === 'down' ? '−' : '+';
  const amplitude = isReal || length < epsilon ? `${sign}${size}` : `${size} ∠${degrees}°`;
  const probability = length * length;
  return {
    outcome,
    length: length < epsilon ? 0 : length,
    points,
    amplitude,
    rough: `Bar for ${outcome}: ${length < epsilon ? 'empty' : `${roughSign(isReal, points)}${roughLength(length)} of its full length`}.`,
    probability: `chance ${percent(probability)}`,
    spoken: `Bar for ${outcome}: ${length < epsilon ? 'empty' : amplitude.replace('−', 'minus ').replace('+', 'plus ')}, chance ${spokenPercent(probability)}.`,
  };
}

function roughSign(isReal: boolean, points: 'up' | 'down'): string {
  if (!isReal) return '';
  return points === 'down' ? 'minus, ' : 'plus, ';
}
