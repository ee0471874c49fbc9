/** Where the mailed link for a new password leads. */
import { passwordProblem, Password } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, call } from '../../../lib/api/api.ts';
import { recovery } from '../../../lib/api/endpoints.ts';
import { useLinkToken } from '../../../lib/navigation/link-token.ts';
import { changeUser } from '../../../product/learner/auth.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { PasswordMeter } from '../components/password-meter.tsx';
import { showProblems, unplacedMessage } from '../form-problems.ts';
import { isLinkGone, LinkGone } from './link-gone.tsx';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ['reset-password', token],
    // Asking leaves the link unused.
    queryFn: () => call(recovery.findReset, { body: { token } }),
  });
  const reset = useMutation({
    mutationFn: (password: string) => call(recovery.reset, { body: { token, password } }),
    // All sessions have ended, the one of this browser too.
    onSuccess: () => changeUser(queryClient, null),
  });
  if (reset.isSuccess) {
    return (
      <Notice title="You have a new password" mood="celebrating" level={1}>
        <p>Everybody who was signed in to your account has been signed out. Now it's your turn.</p>
        <ButtonLink to="/auth">Sign in</ButtonLink>
      </Notice>
    );
  }
  if (isLinkGone(found.error) || isGoneNow(reset.error)) {
    return (
      <LinkGone>
        <ButtonLink to="/forgot-password">Send me a new link</ButtonLink>
      </LinkGone>
    );
  }
  if (found.error) {
    return (
      <Notice title="That didn't work" tone="error" level={1}>
        <p>{found.error.message}</p>
        <Button onClick={() => void found.refetch()}>Try again</Button>
      </Notice>
    );
  }
  if (!found.data) return <Waiting />;
  return (
    <NewPasswordForm
      username={found.data.username}
      error={reset.error}
      busy={reset.isPending}
      onSend={(password, onError) => reset.mutate(password, { onError })}
    />
  );
}

const isGoneNow = (error: Error | null) => error instanceof ApiError && error.status === 404;

function Waiting() {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <h1 className="sr-only">A new password</h1>
      <Spinner label="Looking at your link..." className="size-8" />
    </div>
  );
}

const fields = ['password'] as const;

interface NewPasswordFormProps {
  readonly username: string;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onSend: (password: string, onError: (error: Error) => void) => void;
}

function NewPasswordForm({ username, error, busy, onSend }: NewPasswordFormProps) {
  const Schema = z.object({ password: Password }).superRefine(({ password }, context) => {
    const message = passwordProblem(password, username);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const message = unplacedMessage(error, fields);
  return (
    <NarrowPage
      title="Choose a new password"
      intro={
        <>
          For the account <strong className="text-ink">{username}</strong>.
        </>
      }
    >
      <form
        noValidate
        method="post"
        onSubmit={(event) =>
          void handleSubmit(({ password }) =>
            onSend(password, (problem) => showProblems(problem, fields, setError)),
          )(event)
        }
        className="flex flex-col gap-5"
      >
        {/* So that the browser stores the new password with its username. */}
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        <PasswordField
          {...register('password')}
          label="New password"
          autoComplete="new-password"
          hint={
            <PasswordMeter
              password={typed}
              username={username}
              hasError={formState.errors.password !== undefined}
            />
          }
          error={formState.errors.password?.message}
        />
        {message && <FieldError>{message}</FieldError>}
        <Button type="submit" size="large" busy={busy}>
          {busy ? 'Saving...' : 'Save the new password'}
        </Button>
      </form>
    </NarrowPage>
  );
}
