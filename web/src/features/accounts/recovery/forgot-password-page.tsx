/** Requests the email for setting a new password. The message is the same whether or not there is an account. */
import { EmailBody } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { recovery } from '../../../product/api/endpoints.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';

const fields = ['email'] as const;

export function ForgotPasswordPage() {
  const ask = useMutation({ mutationFn: (body: EmailBody) => call(recovery.askReset, { body }) });
  const { register, handleSubmit, setError, getValues, formState } = useForm<EmailBody>({
    resolver: zodResolver(EmailBody),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  if (ask.isSuccess) return <Sent email={getValues('email')} onAgain={() => ask.reset()} />;
  const send = (body: EmailBody) =>
    ask.mutate(body, { onError: (error) => showProblems(error, fields, setError) });
  return (
    <NarrowPage
      title="Forgot your password?"
      intro="It happens. We'll email you a link, and you choose a new one. The email tells your username, too."
    >
      <ServerForm
        onSubmit={handleSubmit(send)}
        error={ask.error}
        fields={fields}
        button={
          <Button type="submit" size="large" busy={ask.isPending}>
            {ask.isPending ? 'Sending...' : 'Send the link'}
          </Button>
        }
      >
        <TextField
          {...register('email')}
          type="email"
          label="Email"
          autoComplete="email"
          hint="The one your account was made with. If you're under 13, that's your parent or guardian's."
          error={formState.errors.email?.message}
        />
      </ServerForm>
      <ButtonLink to="/auth" variant="quiet">
        Back to sign in
      </ButtonLink>
    </NarrowPage>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  return (
    <Notice title="Look in the mailbox" mood="curious" level={1}>
      <p>
        If there is an account with <strong className="break-all">{email}</strong>, an email is on
        its way. Its link works for one hour, once. No email? Look in the spam folder, or check the
        address.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Try another address
      </Button>
    </Notice>
  );
}
