import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { showProblems, unplacedMessage } from '../../../lib/forms/form-problems.ts';
import { accountOf, RegisterForm as Schema } from '../register-form-schema.ts';
import { useRegister } from '../use-session.ts';
import { AgeField } from './age-field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

const childsEmailHint =
  "Ask a grown-up for theirs. We'll send them a mail. You can start learning right away.";

/** The age is a group of radio buttons and has no one control to point at. */
const fields = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

export function RegisterForm() {
  const create = useRegister();
  const form = useForm<Schema>({
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
  const { register, handleSubmit, control, setError, formState } = form;
  const isChild = useWatch({ control, name: 'ageRange' }) === 'under-13';
  // A child is not asked for a last name: a problem with it would have no place to stand.
  const shown = isChild ? fields.filter((field) => field !== 'lastName') : fields;
  const message = unplacedMessage(create.error, shown);
  const send = (account: Schema) =>
    create.mutate(accountOf(account), {
      onError: (error) => showProblems(error, shown, setError),
    });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-5"
    >
      <AgeField field={register('ageRange')} error={formState.errors.ageRange?.message} />
      <PersonFields form={form} isChild={isChild} />
      <SignInFields form={form} />
      {isChild && <WhatIsSaved />}
      {message && <FieldError>{message}</FieldError>}
      <Button type="submit" size="large" busy={create.isPending} className="mt-1">
        {create.isPending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

type Form = UseFormReturn<Schema>;

/** Who it is, and where a letter reaches them or their parents. */
function PersonFields({ form, isChild }: { readonly form: Form; readonly isChild: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
    </>
  );
}

/** What one signs in with. */
function SignInFields({ form }: { readonly form: Form }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [password, username] = useWatch({ control, name: ['password', 'username'] });
  return (
    <>
      <TextField
        // A password may be refused for being the username.
        {...register('username', { deps: 'password' })}
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
        hint={
          <PasswordMeter {...{ password, username }} hasError={errors.password !== undefined} />
        }
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
    </>
  );
}

/** For the grown-up who looks over the shoulder: all that the server stores of a child. */
function WhatIsSaved() {
  return (
    <p className="rounded-control bg-ground p-4 text-sm text-ink-soft">
      <strong className="font-semibold text-ink">For parents:</strong> we keep this email address,
      the first name, age group, username and time zone, the password only as a hash, what your
      child does and reaches in lessons, tasks, quizzes and simulators, and for each visit the kind
      of browser and a shortened internet address.
    </p>
  );
}
