import { LoginBody } from '@qubloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/text-field.tsx';
import { focusRefused, refusalOf } from '../refusal.ts';
import { useLogin } from '../use-session.ts';
import { PasswordField } from './password-field.tsx';

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, control, setFocus, formState } = useForm<LoginBody>({
    resolver: zodResolver(LoginBody),
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const typed = useWatch({ control });
  const isAsSent =
    typed.username === login.variables?.username && typed.password === login.variables?.password;
  const refusal = refusalOf(login.error);
  const send = (credentials: LoginBody) =>
    login.mutate(credentials, { onError: focusRefused(setFocus) });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(send)(event)}
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
        error={
          formState.errors.password?.message ??
          (refusal?.field && isAsSent ? refusal.sentence : undefined)
        }
      />
      {refusal && !refusal.field && <FieldError>{refusal.sentence}</FieldError>}
      <Button type="submit" size="large" busy={login.isPending} className="mt-1">
        {login.isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}
