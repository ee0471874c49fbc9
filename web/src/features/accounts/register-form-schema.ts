import { AgeRange, type GoogleSignUpBody, passwordProblem, RegisterBody } from '@qubloom/contract';
import { z } from 'zod';

const { shape } = RegisterBody;

const person = {
  ageRange: z.enum(AgeRange.options, 'Please choose your age.'),
  firstName: shape.firstName,
  /** Empty while the field is not shown. */
  lastName: shape.lastName.default(''),
  email: shape.email,
  username: shape.username,
};

// Each rule checks its own fields, even if others are invalid.
const when = ({ value }: { readonly value: unknown }) => typeof value === 'object';

const hasLastName = ({ ageRange, lastName }: { ageRange: AgeRange; lastName: string }) =>
  ageRange === 'under-13' || lastName.trim() !== '';
const lastNameMissing = { path: ['lastName'], message: 'Please enter a last name.', when };

/** The form for users who come from Google: the contract's rules, and an age that must be chosen. */
export const PersonForm = z.object(person).refine(hasLastName, lastNameMissing);
export type PersonForm = z.input<typeof PersonForm>;

/** The registration form: the same, and the password twice. */
export const RegisterForm = z
  .object({ ...person, password: shape.password, confirmPassword: z.string() })
  .refine(hasLastName, lastNameMissing)
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when,
  })
  .superRefine(({ username, password }, context) => {
    const message = passwordProblem(password, username);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });
export type RegisterForm = z.input<typeof RegisterForm>;

/** Returns the fields to send: no second password, and no last name of a child under 13. */
export function accountOf({ confirmPassword: _, ...account }: RegisterForm): RegisterBody {
  return { ...account, lastName: lastNameOf(account) };
}

export function personOf(person: PersonForm): GoogleSignUpBody {
  return { ...person, lastName: lastNameOf(person) };
}

const lastNameOf = ({ ageRange, lastName = '' }: Pick<PersonForm, 'ageRange' | 'lastName'>) =>
  ageRange === 'under-13' ? '' : lastName;
