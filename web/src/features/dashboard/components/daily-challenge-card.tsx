import { Sparkles } from 'lucide-react';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { dailyChallenges, puzzleToCome, type DailyChallenge } from '../daily-challenges.ts';

function useNotYetToast() {
  const toasts = useToasts();
  return () => toasts.show({ title: 'Daily challenges will be available soon!' });
}

/** Shown on the overview of the wide dashboard. */
export function DailyChallengeCard() {
  const sayNotYet = useNotYetToast();
  const [first] = dailyChallenges;
  return (
    <section
      aria-labelledby="daily"
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="daily" className="text-lg">
          Daily Quantum Challenge
        </h2>
        <Badge tone="points">{first?.reward}</Badge>
      </div>
      <p className="text-[0.9375rem] text-ink-soft">{first?.description}</p>
      <p className="text-sm text-ink-soft">{puzzleToCome}</p>
      <div className="mt-auto pt-2">
        <Button variant="secondary" size="small" onClick={sayNotYet}>
          <Sparkles aria-hidden="true" />
          Start Challenge
        </Button>
      </div>
    </section>
  );
}

export function DailyChallengeList() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {dailyChallenges.map((challenge) => (
        <ChallengeItem key={challenge.title} challenge={challenge} />
      ))}
    </ul>
  );
}

function ChallengeItem({ challenge }: { readonly challenge: DailyChallenge }) {
  const sayNotYet = useNotYetToast();
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <Badge tone="points" className="self-start">
        {challenge.reward}
      </Badge>
      <h3 className="text-lg">{challenge.title}</h3>
      <p className="text-[0.9375rem] text-ink-soft">{challenge.description}</p>
      <p className="text-sm text-ink-soft">{puzzleToCome}</p>
      <div className="mt-auto pt-2">
        <Button
          variant="secondary"
          aria-label={`Start ${challenge.title}`}
          onClick={sayNotYet}
          className="w-full"
        >
          Start Challenge
        </Button>
      </div>
    </li>
  );
}
