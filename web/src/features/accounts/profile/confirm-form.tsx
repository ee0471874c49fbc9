/** Asks for the password again. */
import { useForm } from 'react-hook-form';
import { showProblems, unplacedMessage } from '../../../product/forms/form-problems.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';

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
  const message = unplacedMessage(error, fields);
  return (
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
      <PasswordField
        {...register('password', { required: 'Please enter your password.' })}
        label="Your password again"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      {message && <FieldError>{message}</FieldError>}
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
        {label}
      </Button>
    </form>
  );
}
