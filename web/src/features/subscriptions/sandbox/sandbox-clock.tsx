/** For trying out what time brings: the end of a trial, a charge, the end of a plan. */
import { useMutation } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../lib/api/api.ts';
import { sandbox } from '../../../lib/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Fold } from '../../../ui/display/fold.tsx';

const steps = [
  { days: 1, label: '1 day' },
  { days: 5, label: '5 days' },
  { days: 31, label: '31 days' },
  { days: 366, label: '366 days' },
] as const;

export function SandboxClock() {
  const pass = useMutation({
    mutationFn: (days: number) => call(sandbox.passDays, { body: { days } }),
  });
  return (
    <Fold summary="Let time pass">
      <div className="flex flex-wrap gap-2 pt-2">
        {steps.map(({ days, label }) => (
          <Button
            key={days}
            variant="secondary"
            size="small"
            busy={pass.isPending}
            onClick={() => pass.mutate(days)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {pass.isSuccess && `Days that passed: ${pass.variables}.`}
        {pass.error && sentenceOf(pass.error)}
      </p>
    </Fold>
  );
}
