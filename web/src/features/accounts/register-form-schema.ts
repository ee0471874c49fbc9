import { AgeRange, passwordProblem, RegisterBody } from '@qubloom/contract';
import { z } from 'zod';

const { shape } = RegisterBody;

/** The registration form: the contract's rules, an age that must be chosen, and the password twice. */
export const RegisterForm = z
  .object({
    ageRange: z.enum(AgeRange.options, 'Please choose your age.'),
    firstName: shape.firstName,
    /** Nothing while the field is not shown. */
    lastName: shape.lastName.default(''),
    email: shape.email,
    username: shape.username,
    password: shape.password,
    confirmPassword: z.string(),
  })
  // Each rule looks at its own fields, also while others are still wrong.
  .refine(({ ageRange, lastName }) => ageRange === 'under-13' || lastName.trim() !== '', {
    path: ['lastName'],
    message: 'Please enter a last name.',
    when: ({ value }) => typeof value === 'object',
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: ({ value }) => typeof value === 'object',
  })
  .superRefine(({ username, password }, context) => {
    const message = passwordProblem(password, username);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });
export type RegisterForm = z.input<typeof RegisterForm>;

/** What is sent: no second password, and no last name of a child under 13. */
export function accountOf({ confirmPassword: _, ...account }: RegisterForm): RegisterBody {
  const { ageRange, lastName = '' } = account;
  return { ...account, lastName: ageRange === 'under-13' ? '' : lastName };
}
