import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { recovery } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

/** Lets learners who sign in only with Google choose a password. */
export function FirstPassword() {
  const ask = useMutation({ mutationFn: () => call(recovery.askFirstPassword, { body: {} }) });
  return (
    <CardSection
      title="Password"
      intro="You sign in with Google and have no password yet. It takes one to download your data, to erase your account, or to disconnect Google."
    >
      {ask.data ? (
        <p role="status">An email with a link is on its way to {ask.data.hint}.</p>
      ) : (
        <>
          {ask.error && <FieldError>{errorSentence(ask.error)}</FieldError>}
          <Button
            variant="secondary"
            busy={ask.isPending}
            onClick={() => ask.mutate()}
            className="self-start"
          >
            Mail me a link to choose one
          </Button>
        </>
      )}
    </CardSection>
  );
}
