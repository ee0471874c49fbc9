/** One challenge with nothing else around it: a slim bar, the puzzle, and the row at the lower edge. */
import type { DailyChallenge } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { dailyChallenges } from '../../product/daily/daily-challenges.ts';
import {
  backClass,
  frameClass,
  frameRowsClass,
  stepClass,
} from '../../product/steps/frame-class.ts';
import { NavigationRow } from '../../product/steps/navigation-row.tsx';
import { StepBar } from '../../product/steps/step-bar.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

export interface ChallengeFrameProps {
  readonly challenge: DailyChallenge;
  /** The buttons of the row; undefined if the challenge has its own. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ChallengeFrame({ challenge, actions, children }: ChallengeFrameProps) {
  const words = dailyChallenges.find((one) => one.challenge === challenge);
  return (
    <div className={frameClass}>
      <div className={frameRowsClass}>
        <StepBar
          title={words?.title ?? ''}
          back={
            <Link to="/daily" aria-label="Back to Daily Challenges" className={backClass}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              <span className="@max-[15rem]:sr-only">Back</span>
            </Link>
          }
        />
        <div className={stepClass}>{children}</div>
        {actions && (
          <NavigationRow onBack={undefined} place={undefined} isFull>
            {actions}
          </NavigationRow>
        )}
      </div>
    </div>
  );
}

export interface NextChallengeProps {
  readonly challenge: DailyChallenge;
  /** Undefined for today. */
  readonly day: string | undefined;
}

/** Leads on to the next challenge of the day, and from the last one to the list. */
export function NextChallenge({ challenge, day }: NextChallengeProps) {
  const place = dailyChallenges.findIndex((one) => one.challenge === challenge);
  const next = dailyChallenges[place + 1];
  return next ? (
    <ButtonLink to={next.to} search={day === undefined ? {} : { day }}>
      {next.title}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  ) : (
    <ButtonLink to="/daily">
      All Daily Challenges
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
