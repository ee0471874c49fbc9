/** A challenge in its frame, once it is known which day it is for. */
import type { DailyChallenge } from '@qubloom/contract';
import { placeOfDay } from '@qubloom/curriculum';
import { type ReactNode, useState } from 'react';
import { useDaily, type Daily } from '../../product/daily/use-daily.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChallengeFrame } from './challenge-frame.tsx';

export interface OpenDay extends Pick<Daily, 'today' | 'level'> {
  readonly day: string;
}

export interface ChallengeOfDayProps {
  readonly challenge: DailyChallenge;
  /** Undefined for today. */
  readonly day: string | undefined;
  readonly children: (open: OpenDay) => ReactNode;
}

export function ChallengeOfDay({ challenge, day: asked, children }: ChallengeOfDayProps) {
  const { isLoading, today, level } = useDaily();
  // A challenge that is open at midnight stays open.
  const [opened, setOpened] = useState<string>();
  if (!isLoading && opened === undefined) setOpened(today);
  if (isLoading) {
    return (
      <ChallengeFrame challenge={challenge}>
        <Loading label="Loading the challenge" className="grid gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-64" />
        </Loading>
      </ChallengeFrame>
    );
  }
  const day = asked ?? opened ?? today;
  const problem = problemOfDay(day, today);
  if (problem !== undefined) {
    return (
      <Notice level={1} title="No Puzzle Here" mood="curious">
        <p>{problem}</p>
        <ButtonLink to="/daily">All Daily Challenges</ButtonLink>
      </Notice>
    );
  }
  return children({ day, today, level });
}

function problemOfDay(day: string, today: string): string | undefined {
  try {
    placeOfDay(day, 'concept');
  } catch (error) {
    if (error instanceof RangeError) return 'There is no puzzle for that day.';
    throw error;
  }
  return day > today ? 'That day has not come yet.' : undefined;
}
