import { ArrowRight } from 'lucide-react';
import { Reward, useTodaysResult } from '../../../product/daily/challenge-list.tsx';
import { dailyChallenges, descriptionOf } from '../../../product/daily/daily-challenges.ts';
import { useDaily } from '../../../product/daily/use-daily.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

/** Shown on the overview of the wide dashboard. */
export function DailyChallengeCard() {
  const [words] = dailyChallenges;
  const { knowsMixes } = useDaily();
  const isDone = useTodaysResult(words)?.isDone === true;
  return (
    <section
      aria-labelledby="daily"
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="daily" className="text-lg">
          Daily Quantum Challenge
        </h2>
        <Reward words={words} />
      </div>
      <p className="text-[0.9375rem] text-ink-soft">{descriptionOf(words, knowsMixes)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <ButtonLink to={words.to} variant="secondary" size="small">
          {isDone ? 'Look Again' : 'Start Challenge'}
        </ButtonLink>
        <ButtonLink to="/daily" variant="quiet" size="small">
          All Three
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  );
}
