/** The page of the emailed link for a new password. */
import { passwordProblem, Password } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, call } from '../../../product/api/api.ts';
import { recovery } from '../../../product/api/endpoints.ts';
import { useLinkToken } from '../../../lib/navigation/link-token.ts';
import { changeUser } from '../../../product/learner/auth.tsx';
import { LinkGone, LookedUpLink } from '../../../product/mailed-links/mailed-link.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { PasswordMeter } from '../components/password-meter.tsx';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ['reset-password', token],
    queryFn: () => call(recovery.findReset, { body: { token } }),
  });
  const reset = useMutation({
    mutationFn: (password: string) => call(recovery.reset, { body: { token, password } }),
    // All sessions have ended, including this browser's.
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
  const again = <ButtonLink to="/forgot-password">Send me a new link</ButtonLink>;
  // The link expired while the password was being chosen; 422 is about the password.
  if (reset.error instanceof ApiError && reset.error.status === 404) {
    return <LinkGone>{again}</LinkGone>;
  }
  return (
    <LookedUpLink title="A new password" found={found} again={again}>
      {({ username }) => (
        <NewPasswordForm
          username={username}
          error={reset.error}
          busy={reset.isPending}
          onSend={(password, onError) => reset.mutate(password, { onError })}
        />
      )}
    </LookedUpLink>
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
  return (
    <NarrowPage
      title="Choose a new password"
      intro={
        <>
          For the account <strong className="text-ink">{username}</strong>.
        </>
      }
    >
      <ServerForm
        onSubmit={handleSubmit(({ password }) =>
          onSend(password, (problem) => showProblems(problem, fields, setError)),
        )}
        error={error}
        fields={fields}
        button={
          <Button type="submit" size="large" busy={busy}>
            {busy ? 'Saving...' : 'Save the new password'}
          </Button>
        }
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
      </ServerForm>
    </NarrowPage>
  );
}
