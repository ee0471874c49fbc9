import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { FoldedTable } from '../../../ui/display/folded-table.tsx';
import { SignedBars, type OneQubitAmplitudes } from '../../../diagrams/bars/signed-bars.tsx';
import type { Answer, MeasurementStep } from '../measurement-state.ts';

export interface MeasurementCardProps {
  readonly title: string;
  readonly measurement: MeasurementStep;
}

/** One measurement: the bars before it, the answer, the bars after it. */
export function MeasurementCard({
  title,
  measurement: { before, answer, after },
}: MeasurementCardProps) {
  return (
    <section aria-label={title} className="flex items-center gap-2">
      <Bars title="before" amplitudes={before} />
      <AnswerBadge answer={answer} />
      <Bars title="after" amplitudes={after} />
    </section>
  );
}

interface BarsProps {
  readonly title: string;
  readonly amplitudes: OneQubitAmplitudes | null;
}

function Bars({ title, amplitudes }: BarsProps) {
  return (
    <div>
      <p className="pb-1 text-center text-sm text-ink-soft">{title}</p>
      {amplitudes ? (
        <SignedBars amplitudes={amplitudes} isSmall />
      ) : (
        <div className="grid h-44 w-[8.5rem] place-items-center rounded-card border border-dashed border-control text-sm text-ink-soft">
          not yet
        </div>
      )}
    </div>
  );
}

function AnswerBadge({ answer }: { readonly answer: Answer | null }) {
  return (
    <span
      className={clsx(
        'mt-6 grid size-10 shrink-0 place-items-center rounded-full font-mono text-xl font-semibold',
        answer === null && 'border border-dashed border-control text-ink-soft',
        answer === 0 && 'bg-zero-soft text-zero-ink',
        answer === 1 && 'bg-one-soft text-one-ink',
      )}
    >
      {answer === null ? <Eye aria-hidden className="size-5" /> : answer}
      {answer === null && <span className="sr-only">No answer yet</span>}
    </span>
  );
}

/** The bars of all measurements as a table. */
export function BarsTable({ measurements }: { readonly measurements: readonly MeasurementStep[] }) {
  const rows = measurements.flatMap(({ before, after }, at) => {
    const measurement = measurements.length > 1 ? `look ${at + 1}` : 'the look';
    return [barsRow(`Before ${measurement}`, before), barsRow(`After ${measurement}`, after)];
  });
  return (
    <FoldedTable
      caption="The bars in numbers"
      head={['When', 'Amplitude of 0', 'Amplitude of 1', 'Chance of 1']}
      rows={rows}
    />
  );
}

/** H and measurements leave plain numbers. */
function barsRow(name: string, amplitudes: OneQubitAmplitudes | null) {
  if (!amplitudes) return [name, 'not yet', 'not yet', 'not yet'];
  const [zero, , one] = amplitudes;
  return [name, signed(zero), signed(one), percent(one * one)];
}

function signed(value: number): string {
  if (Math.abs(value) < 1e-9) return '0.00';
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
