import { percent } from '@qubloom/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useLab } from '../../lab-context.tsx';
import { hasPostSelection } from '../../state/post-selection.ts';
import { countText } from '../panels/format.ts';
import type { CircuitSummary } from '../summary/state-summary.ts';
import type { CurrentSummary } from '../summary/use-state-summary.ts';

export interface StatusLineProps {
  readonly current: CurrentSummary;
  /** False if the surrounding lab announces refusals itself, so that they are not announced twice. */
  readonly isSpoken?: boolean;
}

/** Says why the pictures may not match the current circuit: work in progress, refusals, noise, and results left out. */
export function StatusLine({ current, isSpoken = false }: StatusLineProps) {
  const { summary, status, isStale, isSlow, requested, request, cancel } = current;
  const { state, dispatch } = useLab();
  return (
    <>
      {status.kind === 'working' && isSlow && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-3 py-2">
          <span className="text-sm">Working out the state …</span>
          <Progress
            value={status.part * 100}
            label="Working out the state"
            className="min-w-32 grow"
          />
          <Button size="small" variant="secondary" className="min-h-11" onClick={cancel}>
            Stop
          </Button>
        </div>
      )}
      {status.kind === 'on-demand' && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-3 py-2">
          <p className="text-sm">
            This circuit is large: its state fills {memoryText(state.circuit.initial.length)}. It is
            worked out when you ask.
          </p>
          <Button size="small" className="min-h-11" onClick={request}>
            Work it out
          </Button>
        </div>
      )}
      {status.kind === 'refused' && (
        <p
          role={isSpoken ? undefined : 'alert'}
          className="rounded-control bg-bad-soft px-3 py-2 text-bad-ink"
        >
          {status.message}
        </p>
      )}
      {status.kind === 'stopped' && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-3 py-2">
          <p className="text-sm">You stopped it. Gray pictures are of the circuit before.</p>
          <Button size="small" className="min-h-11" onClick={request}>
            Work it out
          </Button>
        </div>
      )}
      {summary && !isStale && hasPostSelection(requested) && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          <b>{percent(summary.kept)}</b> of the runs are kept. All pictures are of those.
        </p>
      )}
      {state.noise.isOn && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-points-soft px-3 py-2 text-sm text-points-ink">
          <p>
            {summary?.noise === 'left out'
              ? 'Noise is on. With more than 8 wires it shows in the shots only.'
              : 'Noise is on: the pictures show what is left of the state.'}
          </p>
          <Button
            size="small"
            variant="secondary"
            className="ml-auto min-h-11"
            onClick={() => dispatch({ kind: 'set-noise', noise: { isOn: false } })}
          >
            Switch it off
          </Button>
        </div>
      )}
    </>
  );
}

/** Says how much of the state the pictures leave out. */
export function HiddenResults({
  summary: { rows, remainder, wires },
}: {
  readonly summary: CircuitSummary;
}) {
  if (2 ** wires === rows.length) return null;
  return (
    <p className="text-sm text-ink-soft">
      The likeliest {rows.length} of {countText(2 ** wires)} results are shown.
      {remainder > 0 && ` All others have ${percent(remainder)} together.`}
    </p>
  );
}

function memoryText(wires: number): string {
  return `${countText(2 ** (wires + 4 - 20))} MB`;
}
