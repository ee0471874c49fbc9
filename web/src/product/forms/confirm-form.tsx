/** Asks for the password again. */
import { useForm } from 'react-hook-form';
import { showProblems } from './form-problems.ts';
import { ServerForm } from './server-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';

const fields = ['password'] as const;

interface ConfirmFormProps {
  readonly label: string;
  readonly isDanger?: boolean;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onSend: (password: string, onError: (error: Error) => void) => void;
}

export function ConfirmForm({ label, isDanger = false, error, busy, onSend }: ConfirmFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  return (
    <ServerForm
      onSubmit={handleSubmit(({ password }) =>
        onSend(password, (problem) => showProblems(problem, fields, setError)),
      )}
      error={error}
      fields={fields}
      button={
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      }
    >
      <PasswordField
        {...register('password', { required: 'Please enter your password.' })}
        label="Your password again"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
    </ServerForm>
  );
}
