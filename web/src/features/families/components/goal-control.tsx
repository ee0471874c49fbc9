/** Suggests a weekly goal, or accepts the other side's suggestion. */
import { goalDays, type GoalSide, type WeeklyGoal } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../product/api/api.ts';
import { counted } from '../../../product/record/record-days.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';

export interface GoalControlProps {
  readonly goal: WeeklyGoal;
  readonly side: GoalSide;
  /** False for a learner without linked grown-ups, whose goal counts at once. */
  readonly isShared: boolean;
  /** Sends a number of days. The other side's number accepts it, and the current one ends every suggestion. */
  readonly send: (days: number) => Promise<WeeklyGoal>;
  readonly onChanged: (goal: WeeklyGoal) => void;
}

/** Days a week. */
const options = Array.from({ length: goalDays.most - goalDays.least + 1 }, (_, more) => {
  const days = String(goalDays.least + more);
  return { value: days, label: days };
});

export function GoalControl({ goal, side, isShared, send, onChanged }: GoalControlProps) {
  const { proposed } = goal;
  const [chosen, setChosen] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const change = useMutation({
    mutationFn: send,
    onSuccess: (next) => {
      setChosen(null);
      onChanged(next);
      // The pressed button is gone.
      opener.current?.focus();
    },
  });
  const isAsked = proposed !== null && proposed.by !== side;
  const days = Number(chosen ?? goal.days);
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-3">
        {isAsked && (
          <Button busy={change.isPending} onClick={() => change.mutate(proposed.days)}>
            Accept {counted(proposed.days, 'day')} a week
          </Button>
        )}
        {proposed && (
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate(goal.days)}
          >
            {isAsked ? `Keep ${counted(goal.days, 'day')}` : 'Take it back'}
          </Button>
        )}
        <Button
          ref={opener}
          variant={proposed ? 'quiet' : 'secondary'}
          aria-expanded={chosen !== null}
          onClick={() => setChosen(chosen === null ? String(goal.days) : null)}
        >
          {isShared ? 'Suggest another number' : 'Change the goal'}
        </Button>
      </div>
      {chosen !== null && (
        <>
          <Choices
            label="Learning days a week"
            options={options}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Button
            busy={change.isPending}
            disabled={days === goal.days}
            onClick={() => change.mutate(days)}
          >
            {isShared ? 'Suggest' : 'Set'} {counted(days, 'day')} a week
          </Button>
        </>
      )}
      <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {change.isSuccess && 'Saved.'}
      </p>
      {change.error && <FieldError>{errorSentence(change.error)}</FieldError>}
    </div>
  );
}
