import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/text-field.tsx';
import { accountOf, RegisterForm as Schema } from '../register-form-schema.ts';
import { focusRefused, refusalOf } from '../refusal.ts';
import { useRegister } from '../use-session.ts';
import { AgeField } from './age-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

const childsEmailHint =
  'Ask a grown-up for theirs. We keep it with your account, and for now we send nothing to it.';

export function RegisterForm() {
  const create = useRegister();
  const { register, handleSubmit, control, setFocus, formState } = useForm<Schema>({
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
  const username = useWatch({ control, name: 'username' });
  const isChild = ageRange === 'under-13';
  const { errors } = formState;
  const refusal = refusalOf(create.error);
  const typed = { username, password };
  /** A refusal stands at its field until something else is typed there. */
  const refusedAt = (field: 'username' | 'password') =>
    refusal?.field === field && create.variables?.[field] === typed[field]
      ? refusal.sentence
      : undefined;
  const send = (form: Schema) =>
    create.mutate(accountOf(form), { onError: focusRefused(setFocus) });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(send)(event)}
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
        hint={isChild ? childsEmailHint : undefined}
        error={errors.email?.message}
      />
      <TextField
        {...register('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Pick something fun that is not your real name."
        error={errors.username?.message ?? refusedAt('username')}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordMeter password={password} />}
        error={errors.password?.message ?? refusedAt('password')}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      {isChild && <WhatIsKept />}
      {refusal && !refusal.field && <FieldError>{refusal.sentence}</FieldError>}
      <Button type="submit" size="large" busy={create.isPending} className="mt-1">
        {create.isPending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

/** For the grown-up who looks over the shoulder: all that the server stores of a child. */
function WhatIsKept() {
  return (
    <p className="rounded-control bg-ground p-4 text-sm text-ink-soft">
      <strong className="font-semibold text-ink">For parents:</strong> we keep this email address,
      the first name, age group, username and time zone, the password only as a hash, what your
      child does and reaches in lessons, tasks, quizzes and simulators, and for each visit the kind
      of browser and a shortened internet address.
    </p>
  );
}
