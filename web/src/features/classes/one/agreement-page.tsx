/** The school's agreement, as a page to print and keep. */
import { useQuery } from '@tanstack/react-query';
import { AgreementFacts } from '../../../product/classes/agreement-facts.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { taughtClassQuery } from '../queries.ts';

export function AgreementPage({ classId }: { readonly classId: string }) {
  const { data: shown, error, refetch } = useQuery(taughtClassQuery(classId));
  const agreement = shown?.agreement;
  return (
    <div className="page-width flex max-w-3xl flex-col items-start gap-6 py-6 sm:py-10 low:py-3">
      {!shown && error && <ClassNotLoaded error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <ClassLoading label="Getting the agreement..." />}
      {shown && (
        <>
          <TextLink to="/teach/$classId" params={{ classId }} className="print:hidden">
            Back to {shown.name}
          </TextLink>
          <h1 className="text-3xl sm:text-4xl">The school&apos;s agreement</h1>
          {!agreement && <p>The school has not agreed to anything for this class yet.</p>}
          {agreement && <AgreementFacts agreed={shown} />}
        </>
      )}
    </div>
  );
}
