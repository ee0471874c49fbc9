/** The circuit or the program that a learner has handed in, for the teachers of the class. */
import type { WorkOfLearner } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../product/classes/due-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { reachedByKeys } from '../../../ui/controls/reached-by-keys.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { workOfLearnerQuery, type WorkPlace } from '../queries.ts';

export interface WorkOfLearnerPageProps extends WorkPlace {
  /** Returns the part of an address that opens a program in the code lab. */
  readonly hashOfCode: (code: string) => string;
}

export function WorkOfLearnerPage({ hashOfCode, ...place }: WorkOfLearnerPageProps) {
  const { data: work, error, refetch } = useQuery(workOfLearnerQuery(place));
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <TextLink
        to="/teach/$classId"
        params={{ classId: place.classId }}
        search={{ show: 'gradebook' }}
        className="self-start"
      >
        Back to the gradebook
      </TextLink>
      {!work && error && <ClassNotLoaded error={error} onRetry={() => void refetch()} />}
      {!work && !error && <ClassLoading label="Getting what was handed in..." />}
      {work && (
        <>
          <header className="flex flex-col gap-2">
            <h1 className="text-3xl break-words sm:text-4xl">{work.title}</h1>
            <p className="break-words text-ink-soft sm:text-lg">
              Handed in by {work.learner} on {momentText(work.at)}
            </p>
          </header>
          <Card className="flex flex-col items-start gap-4">
            <Work work={work} hashOfCode={hashOfCode} />
          </Card>
        </>
      )}
    </div>
  );
}

interface WorkProps extends Pick<WorkOfLearnerPageProps, 'hashOfCode'> {
  readonly work: WorkOfLearner;
}

/** The labs open a copy, as from a link. */
function Work({ work: { kind, work }, hashOfCode }: WorkProps) {
  if (kind === 'circuit') {
    return (
      <>
        <p>The lab opens a copy. Nothing that you change there reaches the learner.</p>
        <ButtonLink to="/simulator" hash={`c=${work}`}>
          Open in the circuit lab
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <pre
        role="region"
        aria-label="Program"
        {...reachedByKeys}
        className="max-h-112 w-full overflow-auto rounded-card bg-sunken p-4 font-mono text-[0.9375rem] leading-snug"
      >
        {work}
      </pre>
      <p>The code lab opens a copy, and runs it only when you press Run.</p>
      <ButtonLink to="/code-lab" hash={hashOfCode(work)}>
        Open in the code lab
      </ButtonLink>
    </>
  );
}
