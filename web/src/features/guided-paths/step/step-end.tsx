import type { GuidedPath, GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, Sparkle } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { Glossary } from '../../../product/blocks/glossary.ts';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import { ResumeLink } from '../../../product/courses/resume-link.tsx';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { EarnedPoints, EarnedSum, NewBadges } from '../../../product/rewards/earned.tsx';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { earnedSentence, pathAfter, stepsText } from '../path-state.ts';
import { guidedPathsQuery } from '../../../product/guided-paths/paths-query.ts';
import { useMyPaths } from '../use-my-paths.ts';
import type { Completion } from './use-step-completion.ts';

export interface StepEndProps {
  readonly path: GuidedPath;
  readonly progress: GuidedPathProgress | undefined;
  readonly step: GuidedStep;
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly headingId: string;
  readonly glossary: Glossary;
  /** Undefined for a step that was completed before this page was opened. */
  readonly completion: Completion | undefined;
}

/** The result of a completed step: points, and its solution. The last step ends the path. */
export function StepEnd(props: StepEndProps) {
  const { path, progress, isLast, completion } = props;
  if (isLast && completion?.state === 'saved' && progress?.completedAt) {
    return (
      <Celebration
        isCelebrated
        level={2}
        title={`You finished ${path.title}!`}
        summary={`${stepsText(path.stepCount)}, all of them yours.`}
      >
        <div role="status" className="flex flex-col gap-4">
          <EarnedPoints>{earnedSentence(completion.points)}</EarnedPoints>
          <NewBadges achievements={completion.newAchievements} />
          <EarnedSum points={completion.points} achievements={completion.newAchievements} />
        </div>
        <Solution {...props} isDeep />
        <WaysOn path={path} />
      </Celebration>
    );
  }
  return <StepDone {...props} />;
}

function StepDone(props: StepEndProps) {
  const { step, number, headingId, completion } = props;
  return (
    <section aria-labelledby={headingId} className="flex animate-rise flex-col gap-4">
      <div className="flex items-center gap-4">
        <Qubi mood="celebrating" className="size-16 shrink-0 sm:size-20" />
        <div>
          <h2 id={headingId} tabIndex={-1} className="text-2xl outline-none">
            Step {number} is done!
          </h2>
          <p className="text-ink-soft">{step.title}</p>
        </div>
      </div>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {completion && <Saved completion={completion} />}
      </div>
      <Solution {...props} />
    </section>
  );
}

function Saved({ completion }: { readonly completion: Completion }) {
  switch (completion.state) {
    case 'saving':
      return (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Saving…
        </p>
      );
    case 'kept':
      return (
        <p className="text-ink-soft">
          This step waits here until you’re back online. Then it counts.
        </p>
      );
    case 'saved':
      return (
        <>
          <p className="flex items-center gap-2 font-semibold text-points-ink">
            <Sparkle aria-hidden="true" className="size-5 animate-spring fill-points text-points" />
            {earnedSentence(completion.points)}
          </p>
          {completion.newAchievements.length > 0 && (
            <div className="deep-window rounded-card p-5">
              <NewBadges achievements={completion.newAchievements} />
            </div>
          )}
        </>
      );
  }
}

interface SolutionProps extends StepEndProps {
  readonly isDeep?: boolean;
}

function Solution({ step, glossary, isDeep = false }: SolutionProps) {
  if (step.solution === null) return null;
  const text = (
    <>
      <h3 className="flex items-center gap-2 text-lg">
        <CircleCheck aria-hidden="true" className={isDeep ? 'text-deep-zero' : 'text-good'} />
        Solution
      </h3>
      <p className="mt-1 max-w-[65ch] text-lg">
        <InlineText text={step.solution} glossary={glossary} />
      </p>
    </>
  );
  return isDeep ? (
    // In a sideways window, the next thing is above it, in sight.
    <div className="border-t border-deep-line pt-4 low:order-last">{text}</div>
  ) : (
    <Card>{text}</Card>
  );
}

/** Links to the next path that is not completed; after the last one, to the next lesson. */
function WaysOn({ path }: { readonly path: GuidedPath }) {
  const { data } = useQuery(guidedPathsQuery);
  const { progressOf } = useMyPaths();
  const next =
    data && pathAfter(data, path, (id) => typeof progressOf(id)?.completedAt === 'string');
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      {next && (
        <ButtonLink to="/guided-paths/$id" params={{ id: String(next.id) }} variant="deep">
          Next Path: {next.title}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
      {data && !next && <ResumeLink variant="deep" />}
      <ButtonLink to="/guided-paths" variant="deep-outline">
        All Guided Paths
      </ButtonLink>
    </div>
  );
}
