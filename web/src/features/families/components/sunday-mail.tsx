import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { addressQuery } from '../../../product/learner/address-query.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { nextSunday } from '../next-sunday.ts';
import { familyQuery } from '../queries.ts';

export function SundayMail({ getsReports }: { readonly getsReports: boolean }) {
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
    <CardSection
      title="The Sunday mail"
      intro="The week of each learner in two sentences, with a question to ask. Weeks without learning are usually skipped."
    >
      <div className="flex flex-col gap-2">
        <CheckBox
          checked={getsReports}
          onChange={change.mutate}
          error={change.error ? errorSentence(change.error) : undefined}
        >
          Send it on Sundays
        </CheckBox>
        {address?.isVerified === false && (
          <p className="text-[0.9375rem] text-ink-soft">
            It needs a confirmed address, which you find in your{' '}
            <TextLink to="/profile">Profile</TextLink>.
          </p>
        )}
        {address?.isVerified && (
          <p className="text-[0.9375rem] text-ink-soft">
            {getsReports
              ? `On. The next one comes on ${nextSunday(now, user?.timeZone ?? 'UTC')}, in the evening.`
              : 'Off.'}
          </p>
        )}
        <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
          {change.isSuccess && (getsReports ? 'It comes on Sundays.' : 'No more Sunday mails.')}
        </p>
      </div>
    </CardSection>
  );
}
