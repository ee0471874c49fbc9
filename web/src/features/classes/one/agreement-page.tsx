/** The school's agreement, as a page to print and keep. */
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { taughtClassQuery } from '../queries.ts';
import { formatDay } from '../../../lib/dates/format-day.ts';

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
          {agreement && (
            <>
              <Card className="w-full">
                <dl className="flex flex-col gap-4">
                  <Fact term="Class" text={shown.name} />
                  <Fact term="School" text={agreement.school} />
                  <Fact term="Country" text={agreement.country} />
                  <Fact term="Agreed by" text={agreement.agreedBy} />
                  <Fact term="Day" text={formatDay(agreement.agreedAt)} />
                  <Fact
                    term="Learners under 13"
                    text="The school may agree in place of the parents, and it agrees that Qubloom keeps what these learners do here, for learning only."
                  />
                  <Fact term="Study rooms" text={agreement.rooms ? 'Open' : 'Closed'} />
                  <Fact
                    term="Chat in their own words"
                    text={agreement.freeChat ? 'Open, behind a filter' : 'Closed'}
                  />
                  <Fact term="Buying" text="Closed" />
                </dl>
              </Card>
              <Button className="print:hidden" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                Print this page
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words">{text}</dd>
    </div>
  );
}
