import { LoginBody } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { useLogin } from '../use-session.ts';
import { PasswordField } from '../../../ui/controls/password-field.tsx';

const fields = ['username', 'password'] as const;

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<LoginBody>({
    resolver: zodResolver(LoginBody),
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const send = (credentials: LoginBody) =>
    login.mutate(credentials, { onError: (error) => showProblems(error, fields, setError) });
  return (
    <ServerForm
      onSubmit={handleSubmit(send)}
      error={login.error}
      fields={fields}
      button={
        <Button type="submit" size="large" busy={login.isPending} className="mt-1">
          {login.isPending ? 'Logging in...' : 'Log in'}
        </Button>
      }
    >
      <TextField
        // The refused password may be right for another username.
        {...register('username', { onChange: () => clearErrors('password') })}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <Link
        to="/forgot-password"
        className="-mt-2 inline-flex min-h-6 self-start font-medium text-action-ink underline underline-offset-4 hover:no-underline"
      >
        Forgot password?
      </Link>
    </ServerForm>
  );
}
