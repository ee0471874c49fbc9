import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountOf, RegisterForm as Schema } from '../register-form-schema.ts';
import { useRegister } from '../use-session.ts';
import { AgeField } from './age-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

export function RegisterForm() {
  const create = useRegister();
  const { register, handleSubmit, control, formState } = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      username: '',
      password: '',
      confirmPassword: '',
    },
  });
  const ageRange = useWatch({ control, name: 'ageRange' });
  const password = useWatch({ control, name: 'password' });
  const isChild = ageRange === 'under-13';
  const { errors } = formState;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit((form) => create.mutate(accountOf(form)))(event)}
      className="flex flex-col gap-5"
    >
      <AgeField field={register('ageRange')} error={errors.ageRange?.message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('firstName')}
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          className={isChild ? 'sm:col-span-2' : ''}
        />
        {!isChild && (
          <TextField
            {...register('lastName', { shouldUnregister: true })}
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        )}
      </div>
      <TextField
        {...register('email')}
        type="email"
        label={isChild ? "Parent or guardian's email" : 'Email'}
        autoComplete={isChild ? 'off' : 'email'}
        hint={isChild ? 'So that a grown-up knows you are here and can help.' : undefined}
        error={errors.email?.message}
      />
      <TextField
        {...register('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Pick something fun that is not your real name."
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordMeter password={password} />}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" size="large" busy={create.isPending} className="mt-1">
        {create.isPending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
