/** The personal fields of a new account, for all ways to sign in. */
import { accountLimits } from '@qubloom/contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../../ui/controls/text-field.tsx';

type PersonField = 'firstName' | 'lastName' | 'email';

export interface PersonFieldsProps {
  /** Called only for the fields that are shown. */
  readonly fieldOf: (name: PersonField) => UseFormRegisterReturn;
  readonly errors: Readonly<
    Partial<Record<PersonField, { readonly message?: string | undefined } | undefined>>
  >;
  readonly isChild: boolean;
}

const childsEmailHint =
  "Ask a grown-up for theirs. We'll send them an email. You can start learning right away.";

/** Name, and an email address of the learner or of their parent. */
export function PersonFields({ fieldOf, errors, isChild }: PersonFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf('firstName')}
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          className={isChild ? 'sm:col-span-2' : ''}
        />
        {!isChild && (
          <TextField
            {...fieldOf('lastName')}
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        )}
      </div>
      <TextField
        {...fieldOf('email')}
        type="email"
        label={isChild ? "Parent or guardian's email" : 'Email'}
        autoComplete={isChild ? 'off' : 'email'}
        hint={isChild ? childsEmailHint : undefined}
        error={errors.email?.message}
      />
    </>
  );
}

const { min, max } = accountLimits.username;

interface UsernameFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly isGrownUp?: boolean;
}

export function UsernameField({ isGrownUp = false, ...field }: UsernameFieldProps) {
  return (
    <TextField
      {...field}
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={`Use ${min} to ${max} letters, digits, - or _${isGrownUp ? '.' : ', and pick something fun that is not your real name.'}`}
    />
  );
}
