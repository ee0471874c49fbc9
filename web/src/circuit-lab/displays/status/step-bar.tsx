import { useId } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { useLab } from '../../lab-context.tsx';

/** Steps through the circuit column by column. The displays show the state after the chosen column. */
export function StepBar() {
  const { state, dispatch } = useLab();
  const slider = useId();
  const last = state.circuit.columns.length - 1;
  if (last < 0) return null;
  const at = state.step ?? last;
  const go = (to: number) =>
    dispatch({ kind: 'set-step', step: to >= last ? null : Math.max(-1, to) });
  return (
    <div role="group" aria-label="Step through" className="flex flex-wrap items-center gap-x-1">
      <CommandButton command="step-to-start" />
      <CommandButton command="step-back" hidesKey />
      <CommandButton command="step-on" hidesKey />
      <CommandButton command="step-to-end" />
      <input
        id={slider}
        type="range"
        min={-1}
        max={last}
        value={at}
        aria-valuetext={stepLabel(state.step, last)}
        onChange={(event) => go(Number(event.currentTarget.value))}
        className="mx-2 h-11 w-36 min-w-0 grow accent-(--color-action) sm:max-w-64"
      />
      <label htmlFor={slider} className="min-w-40 text-sm font-medium">
        {stepLabel(state.step, last)}
      </label>
    </div>
  );
}

/** `step` is the value in the lab's state. */
export function stepLabel(step: number | null, last: number): string {
  if (step === null || step >= last) return 'After the whole circuit';
  return step < 0 ? 'At the start' : `After column ${step + 1} of ${last + 1}`;
}
