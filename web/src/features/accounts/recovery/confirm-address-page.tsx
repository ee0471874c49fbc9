/**
 * The page of the emailed link that confirms an address. Only the button confirms, because email programs open
 * links, too.
 */
import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { recovery } from '../../../product/api/endpoints.ts';
import { useLinkToken } from '../../../lib/navigation/link-token.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { isLinkGone, LinkGone } from '../../../product/mailed-links/mailed-link.tsx';

export function ConfirmAddressPage() {
  const token = useLinkToken();
  const { user } = useAuth();
  const confirm = useMutation({
    mutationFn: () => call(recovery.confirmAddress, { body: { token } }),
  });
  if (confirm.isSuccess) {
    return (
      <Notice title="Your address is confirmed" mood="celebrating" level={1}>
        <p>Emails about your account reach you. That's all, thank you.</p>
        <ButtonLink to={user ? '/dashboard' : '/auth'}>
          {user ? 'Go to your dashboard' : 'Sign in'}
        </ButtonLink>
      </Notice>
    );
  }
  if (isLinkGone(confirm.error)) {
    return (
      <LinkGone>
        {user ? <SendAgain /> : <ButtonLink to="/auth">Sign in to ask for it</ButtonLink>}
      </LinkGone>
    );
  }
  return (
    <NarrowPage
      title="Is this your address?"
      intro="One press, and we know that our emails reach you."
    >
      {confirm.error && <FieldError>{errorSentence(confirm.error)}</FieldError>}
      <Button size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? 'Confirming...' : 'Confirm my address'}
      </Button>
    </NarrowPage>
  );
}

function SendAgain() {
  const ask = useMutation({ mutationFn: () => call(recovery.askConfirmation, { body: {} }) });
  if (ask.isSuccess) return <p role="status">A new email is on its way.</p>;
  return (
    <>
      {ask.error && <FieldError>{errorSentence(ask.error)}</FieldError>}
      <Button busy={ask.isPending} onClick={() => ask.mutate()}>
        Send me a new link
      </Button>
    </>
  );
}
