/** The page of the link in a Sunday mail. Only the button stops the mails, because email programs open links, too. */
import { useMutation } from '@tanstack/react-query';
import { useLinkToken } from '../../lib/navigation/link-token.ts';
import { call, errorSentence } from '../../product/api/api.ts';
import { families } from '../../product/api/endpoints.ts';
import { isLinkGone } from '../../product/mailed-links/mailed-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../ui/display/narrow-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function EndReportsPage() {
  const token = useLinkToken();
  const end = useMutation({ mutationFn: () => call(families.endReports, { body: { token } }) });
  if (end.isSuccess) {
    return (
      <Notice title="The Sunday mail has stopped" level={1}>
        <p>Nothing else has changed. You can turn it on again on your family page.</p>
        <ButtonLink to="/family">Your family page</ButtonLink>
      </Notice>
    );
  }
  if (token === '' || isLinkGone(end.error)) {
    return (
      <Notice title="This link is no longer good" level={1}>
        <p>Sign in, and you can turn the Sunday mail off on your family page.</p>
        <ButtonLink to="/family">Your family page</ButtonLink>
      </Notice>
    );
  }
  return (
    <NarrowPage
      title="Stop the Sunday mail?"
      intro="One press, and no more Sunday mails come. Everything else stays as it is."
    >
      {end.error && <FieldError>{errorSentence(end.error)}</FieldError>}
      <Button size="large" busy={end.isPending} onClick={() => end.mutate()}>
        {end.isPending ? 'Stopping...' : 'Stop the Sunday mail'}
      </Button>
    </NarrowPage>
  );
}
