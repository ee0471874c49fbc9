/** A form for a new address for the account's mails, with the password that allows the change. */
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showProblems, unplacedMessage } from '../forms/form-problems.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { FieldError, TextField } from '../../ui/controls/text-field.tsx';

interface Entries {
  readonly email: string;
  readonly password: string;
}

export interface NewAddressFormProps {
  readonly send: (entries: Entries) => Promise<unknown>;
  /** False if the account has no password. */
  readonly asksPassword?: boolean;
  readonly label: string;
  readonly autoComplete: 'email' | 'off';
  /** Label of the button. */
  readonly action: string;
  readonly onSent: (email: string) => void;
}

const fields = ['email', 'password'] as const;

export function NewAddressForm(props: NewAddressFormProps) {
  const { asksPassword = true, label, autoComplete, action, onSent } = props;
  const send = useMutation({
    mutationFn: (entries: Entries) => props.send(entries),
    onSuccess: (_, { email }) => onSent(email),
  });
  const { register, handleSubmit, setError, formState } = useForm<Entries>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const message = unplacedMessage(send.error, fields);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) =>
        void handleSubmit((entries) =>
          send.mutate(entries, { onError: (error) => showProblems(error, fields, setError) }),
        )(event)
      }
      className="flex flex-col gap-5"
    >
      <TextField
        {...register('email', { required: 'Please enter an email address.' })}
        type="email"
        label={label}
        autoComplete={autoComplete}
        error={errors.email?.message}
      />
      {asksPassword && (
        <PasswordField
          {...register('password', { required: 'Please enter your password.' })}
          label="Your password again"
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      {message && <FieldError>{message}</FieldError>}
      <Button type="submit" busy={send.isPending}>
        {send.isPending ? 'Sending...' : action}
      </Button>
    </form>
  );
}
