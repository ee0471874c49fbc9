import type { OwnSubscription } from '@qubloom/contract';
import { Card } from '../../../ui/display/card.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { trialProgress, trialText } from './trial.ts';

export function TrialCard({ own }: { readonly own: OwnSubscription }) {
  if (!own.isTrialActive) return null;
  return (
    <Card as="section" aria-labelledby="trial" className="flex flex-col gap-4">
      <h2 id="trial" className="text-xl">
        Free Trial
      </h2>
      <p>
        Your trial <strong>{trialText(own.daysLeftInTrial)}</strong>.
      </p>
      <Progress value={trialProgress(own.daysLeftInTrial)} label="How much of the trial is over" />
      <p className="text-[0.9375rem] text-ink-soft">
        {own.isCancelling
          ? "It's over then, and nothing is charged."
          : 'Cancel before it ends and nothing is charged.'}
      </p>
    </Card>
  );
}
