import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { addressQuery } from '../../../product/learner/address-query.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FoldedPart } from '../../../ui/display/folded-part.tsx';
import { nextSunday } from '../next-sunday.ts';
import { familyQuery } from '../queries.ts';

export interface SundayMailProps {
  readonly getsReports: boolean;
}

/** Offered until somebody wants it; later it is a setting. It keeps its place while the page is open. */
export function SundayMail({ getsReports }: SundayMailProps) {
  const [isOffer] = useState(!getsReports);
  const setting = <Setting getsReports={getsReports} />;
  if (isOffer) return <CardSection title="The Sunday mail">{setting}</CardSection>;
  return (
    <FoldedPart title="The Sunday mail">
      <Card className="flex flex-col gap-5">{setting}</Card>
    </FoldedPart>
  );
}

function Setting({ getsReports }: SundayMailProps) {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const { data: address } = useQuery(addressQuery);
  const [now] = useState(() => new Date());
  const show = (shown: boolean) =>
    queryClient.setQueryData(
      familyQuery.queryKey,
      (family) => family && { ...family, getsReports: shown },
    );
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(families.setReports, { body: { getsReports: wanted } }),
    onMutate: show,
    onError: (_, wanted) => show(!wanted),
  });
  return (
    <>
      <p>
        On Sunday evenings, it says what is on this page: each learner&apos;s week, and what to ask.
        We usually skip weeks without learning.
      </p>
      <div className="flex flex-col gap-2">
        <CheckBox
          checked={getsReports}
          onChange={change.mutate}
          error={change.error ? errorSentence(change.error) : undefined}
        >
          Send it to me on Sundays
        </CheckBox>
        {getsReports && address?.isVerified === false && (
          <p className="text-[0.9375rem] text-ink-soft">
            It needs a confirmed address: press the link in our first email, or send it again in
            your <TextLink to="/profile">Profile</TextLink>.
          </p>
        )}
        {getsReports && address?.isVerified && (
          <p className="text-[0.9375rem] text-ink-soft">
            The next one comes on {nextSunday(now, user?.timeZone ?? 'UTC')}, in the evening.
          </p>
        )}
        <p role="status" className="sr-only">
          {change.isSuccess && (getsReports ? 'The Sunday mail is on.' : 'No more Sunday mails.')}
        </p>
        <Example />
      </div>
    </>
  );
}

/** The text of this week's mail, which is not sent. */
function Example() {
  const example = useMutation({ mutationFn: () => call(families.exampleReport) });
  const mail = example.data?.mail;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        busy={example.isPending}
        onClick={() => example.mutate()}
      >
        Show this week&apos;s mail
      </Button>
      {example.error && <FieldError>{errorSentence(example.error)}</FieldError>}
      {mail && (
        <section
          aria-label="This week's mail"
          className="flex flex-col gap-2 rounded-control bg-ground p-4"
        >
          <h3 className="text-base">{mail.subject}</h3>
          {mail.parts.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part.join()} className="list-disc pl-5">
                {part.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      )}
    </>
  );
}
