/** A form for a new address for the account's emails, with the password that allows the change. */
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showProblems } from '../forms/form-problems.ts';
import { ServerForm } from '../forms/server-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

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
  return (
    <ServerForm
      onSubmit={handleSubmit((entries) =>
        send.mutate(entries, { onError: (error) => showProblems(error, fields, setError) }),
      )}
      error={send.error}
      fields={fields}
      button={
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? 'Sending...' : action}
        </Button>
      }
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
    </ServerForm>
  );
}
