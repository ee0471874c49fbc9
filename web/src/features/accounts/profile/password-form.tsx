import { passwordProblem, ChangePasswordBody } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { profile } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { PasswordMeter } from '../components/password-meter.tsx';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { sessionsQuery } from './session-list.tsx';

const fields = ['password', 'newPassword'] as const;

export function PasswordForm({ username }: { readonly username: string }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const change = useMutation({
    mutationFn: (body: ChangePasswordBody) => call(profile.changePassword, { body }),
    onSuccess: async () => {
      reset();
      toasts.show({
        title: 'You have a new password',
        description: 'Other browsers have been signed out.',
      });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const Schema = ChangePasswordBody.superRefine(({ newPassword }, context) => {
    const message = passwordProblem(newPassword, username);
    if (message !== null) context.addIssue({ code: 'custom', path: ['newPassword'], message });
  });
  const { register, handleSubmit, control, setError, reset, formState } = useForm({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { password: '', newPassword: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const send = (body: ChangePasswordBody) =>
    change.mutate(body, { onError: (error) => showProblems(error, fields, setError) });
  return (
    <CardSection title="Password" intro="Everybody else who is signed in as you is signed out.">
      <ServerForm
        onSubmit={handleSubmit(send)}
        error={change.error}
        fields={fields}
        button={
          <Button type="submit" variant="secondary" busy={change.isPending} className="self-start">
            Change my password
          </Button>
        }
      >
        {/* So that the browser stores the new password with its username. */}
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        <PasswordField
          {...register('password')}
          label="Your password now"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...register('newPassword')}
          label="New password"
          autoComplete="new-password"
          hint={
            <PasswordMeter
              password={typed}
              username={username}
              hasError={errors.newPassword !== undefined}
            />
          }
          error={errors.newPassword?.message}
        />
      </ServerForm>
    </CardSection>
  );
}
