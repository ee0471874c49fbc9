import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/controls/button.tsx';
import { keptFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { accountOf, RegisterForm as Schema } from '../register-form-schema.ts';
import { useRegister } from '../use-session.ts';
import { AgeField } from './age-field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { PersonFields, UsernameField } from './person-fields.tsx';
import { WhatIsSaved } from './what-is-saved.tsx';

/** The age is a group of radio buttons and has no single control to focus. */
const fields = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

interface RegisterFormProps {
  /** True if the visitor is about to make a class, or to add a child. */
  readonly isForGrownUps: boolean;
}

export function RegisterForm({ isForGrownUps }: RegisterFormProps) {
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
  const age = useWatch({ control, name: 'ageRange' });
  const isChild = age === 'under-13';
  const [isParent] = useState(() => keptFamilyKey() !== null);
  // A child is not asked for a last name, so there would be no place to show a problem with it.
  const shown = isChild ? fields.filter((field) => field !== 'lastName') : fields;
  const send = (account: Schema) =>
    create.mutate(accountOf(account), {
      onError: (error) => showProblems(error, shown, setError),
    });
  return (
    <ServerForm
      onSubmit={handleSubmit(send)}
      error={create.error}
      fields={shown}
      button={
        <>
          <Button type="submit" size="large" busy={create.isPending} className="mt-1">
            {create.isPending ? 'Creating account...' : 'Create account'}
          </Button>
          <PolicyLinks />
        </>
      }
    >
      {isParent && (
        <p>
          This account is for you, a grown-up. You&apos;ll see your child on your family page as
          soon as it&apos;s open.
        </p>
      )}
      <AgeField field={register('ageRange')} error={formState.errors.ageRange?.message} />
      <PersonFields
        fieldOf={(name) => register(name, { shouldUnregister: name === 'lastName' })}
        errors={formState.errors}
        isChild={isChild}
      />
      <SignInFields form={form} isGrownUp={isParent || isForGrownUps || age === '18-plus'} />
      {isChild && <WhatIsSaved secret="the password, scrambled so that nobody can read it" />}
    </ServerForm>
  );
}

type Form = UseFormReturn<Schema>;

interface SignInFieldsProps {
  readonly form: Form;
  readonly isGrownUp: boolean;
}

/** The username and the password. */
function SignInFields({ form, isGrownUp }: SignInFieldsProps) {
  const { register, control, formState, trigger } = form;
  const { errors, touchedFields } = formState;
  const [password, username] = useWatch({ control, name: ['password', 'username'] });
  return (
    <>
      <UsernameField
        {...register('username', {
          // A password may be refused for being the username. One that nobody has typed yet is not.
          onChange: () => {
            if (touchedFields.password) void trigger('password');
          },
        })}
        error={errors.username?.message}
        isGrownUp={isGrownUp}
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
