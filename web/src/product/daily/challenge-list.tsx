/** The three challenges of today, each with its reward or what was done. */
import { ArrowRight, CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import {
  dailyChallenges,
  descriptionOf,
  doneText,
  resultOf,
  type ChallengeWords,
} from './daily-challenges.ts';
import { useDaily } from './use-daily.ts';

export function ChallengeList({ level }: { readonly level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-3 md:gap-4 low:gap-2">
      {dailyChallenges.map((words) => (
        <ChallengeItem key={words.challenge} words={words} level={level} />
      ))}
    </ul>
  );
}

interface ChallengeItemProps {
  readonly words: ChallengeWords;
  readonly level: 2 | 3;
}

function ChallengeItem({ words, level }: ChallengeItemProps) {
  const { title, to } = words;
  const { knowsMixes } = useDaily();
  const isDone = useTodaysResult(words)?.isDone === true;
  const Heading = `h${level}` as const;
  return (
    <li className="flex min-w-0 flex-col gap-1.5 rounded-card border border-line bg-surface p-3.5 shadow-card sm:gap-2 sm:p-5 low:p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading className="text-lg leading-tight">{title}</Heading>
        <Reward words={words} />
      </div>
      <p className="flex-1 text-[0.9375rem] leading-snug text-ink-soft">
        {descriptionOf(words, knowsMixes)}
      </p>
      <ButtonLink
        to={to}
        variant={isDone ? 'secondary' : 'primary'}
        aria-label={`${isDone ? 'Look Again at' : 'Start'} ${title}`}
        className="mt-1 w-full"
      >
        {isDone ? 'Look Again' : 'Start Challenge'}
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </li>
  );
}

/** The reward, or once it is done, what it has paid. */
export function Reward({ words }: { readonly words: ChallengeWords }) {
  const result = useTodaysResult(words);
  if (!result?.isDone)
    return (
      <Badge tone="points" className="whitespace-normal!">
        {words.reward}
      </Badge>
    );
  return (
    <span className="inline-flex items-center gap-1 font-medium text-good-ink">
      <CircleCheck aria-hidden="true" className="size-5" />
      {doneText(result)}
    </span>
  );
}

export function useTodaysResult({ challenge }: ChallengeWords) {
  const { today, results } = useDaily();
  return resultOf(results, today, challenge);
}
