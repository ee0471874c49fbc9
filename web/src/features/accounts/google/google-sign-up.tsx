/** The remaining fields for somebody whom Google has identified and who has no account yet. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser, Newcomer } from '@qubloom/contract';
import { useForm, useWatch } from 'react-hook-form';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { AgeField } from '../components/age-field.tsx';
import { PersonFields, UsernameField } from '../components/person-fields.tsx';
import { PolicyLinks } from '../components/policy-links.tsx';
import { WhatIsSaved } from '../components/what-is-saved.tsx';
import { PersonForm, personOf } from '../register-form-schema.ts';
import { useGoogleSignUp } from '../use-session.ts';

const fields = ['firstName', 'lastName', 'email', 'username'] as const;

export interface GoogleSignUpProps {
  readonly newcomer: Newcomer;
  readonly onIn: (user: CurrentUser) => void;
}

export function GoogleSignUp({ newcomer, onIn }: GoogleSignUpProps) {
  const create = useGoogleSignUp();
  const own = newcomer.email ?? '';
  const { register, handleSubmit, control, setError, setValue, getValues, formState } =
    useForm<PersonForm>({
      resolver: zodResolver(PersonForm),
      mode: 'onTouched',
      defaultValues: { firstName: '', lastName: '', email: own, username: newcomer.username },
    });
  const { errors } = formState;
  const isChild = useWatch({ control, name: 'ageRange' }) === 'under-13';
  const shown = isChild ? fields.filter((field) => field !== 'lastName') : fields;
  // Google's address is the child's own, but a parent's is required.
  const onAge = ({ target }: { target: { value: unknown } }) => {
    const email = getValues('email');
    if (target.value === 'under-13' && email === own) setValue('email', '');
    if (target.value !== 'under-13' && email === '') setValue('email', own);
  };
  const send = (person: PersonForm) =>
    create.mutate(personOf(person), {
      onSuccess: onIn,
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
      <AgeField
        field={register('ageRange', { onChange: onAge })}
        error={errors.ageRange?.message}
      />
      <PersonFields
        fieldOf={(name) => register(name, { shouldUnregister: name === 'lastName' })}
        errors={errors}
        isChild={isChild}
      />
      <UsernameField {...register('username')} error={errors.username?.message} />
      {isChild && <WhatIsSaved secret="the number by which Google knows the account" />}
    </ServerForm>
  );
}
