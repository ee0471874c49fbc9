import { LoginBody } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLogin } from '../use-session.ts';
import { PasswordField } from './password-field.tsx';

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginBody>({
    resolver: zodResolver(LoginBody),
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit((credentials) => login.mutate(credentials))(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        {...register('username')}
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
      <Button type="submit" size="large" busy={login.isPending} className="mt-1">
        {login.isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}
