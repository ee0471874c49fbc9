/** Accounts: register, log in, log out, and the learner who is signed in. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { UserId } from '../ids.ts';
import { hasControlCharacter, hasVisibleLetter } from '../names.ts';
import { passwordProblem } from './password-rules.ts';

export const AgeRange = z.enum(['under-13', '13-17', '18-plus']);
export type AgeRange = z.infer<typeof AgeRange>;

export const accountLimits = {
  usernameLogin: 3,
  username: { min: 3, max: 24 },
  password: { min: 6, max: 256 },
  name: 60,
  email: 254,
} as const;

const usernameTooShort = `Username must be at least ${accountLimits.username.min} characters`;
const passwordTooShort = `Password must be at least ${accountLimits.password.min} characters`;

/** An IANA zone name as a browser gives it; one that the server does not know is ignored. */
export const TimeZone = z.string().min(1).max(64);

/** A person's name contains a letter. The field itself refuses an empty name. */
export const personName = (missing: string, tooLong: string) =>
  z
    .string(missing)
    .trim()
    .max(accountLimits.name, tooLong)
    .refine(
      (name) => name === '' || (hasVisibleLetter(name) && !hasControlCharacter(name)),
      'Please use letters in a name.',
    );

export const FirstName = personName(
  'Please enter a first name.',
  'That first name is too long.',
).min(1, 'Please enter a first name.');

export const LastName = personName('Please enter a last name.', 'That last name is too long.');

/** Browsers and Node both have `URL`, but this package includes the types of neither. */
declare const URL: new (address: string) => { readonly host: string };

/**
 * Converts an international domain to ASCII (`xn--`), as mail servers write it. Text without a valid domain
 * stays unchanged.
 */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0 || !/[^\0-\x7f]/.test(address.slice(at))) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${address.slice(at + 1)}`).host;
  } catch {
    return address;
  }
}

/** An email address as a person types it, not yet checked. */
export const AnyEmail = z
  .string('Please enter an email address.')
  .trim()
  .transform(withAsciiDomain);

/**
 * The domain of accounts that a class has made, which have no mailbox. `.invalid` is reserved (RFC 2606), so nobody can
 * ever own it.
 */
const noMailboxDomain = 'class.invalid';

/** Returns the address of an account without a mailbox, which leads nowhere. */
export const addressWithoutMailbox = (username: string): string =>
  `${username.toLowerCase()}@${noMailboxDomain}`;

export const hasMailbox = (address: string): boolean =>
  !address.toLowerCase().endsWith(`@${noMailboxDomain}`);

const notAnAddress = 'Please enter a valid email address.';

export const Email = AnyEmail.pipe(
  z
    .string()
    .max(accountLimits.email, 'That email address is too long.')
    .pipe(z.email(notAnAddress))
    .refine(hasMailbox, notAnAddress),
);

export const Password = z
  .string('Please enter a password.')
  .min(accountLimits.password.min, passwordTooShort)
  .max(accountLimits.password.max, 'Password can be at most 256 characters');

export const LoginBody = z.strictObject({
  username: z
    .string('Please enter your username.')
    .trim()
    .min(accountLimits.usernameLogin, usernameTooShort)
    .max(accountLimits.email, 'That username is too long')
    // Usernames never contain one.
    .refine((typed) => !typed.includes('@'), 'Please enter your username, not your email address.'),
  password: Password,
  timeZone: TimeZone.optional(),
});
export type LoginBody = z.input<typeof LoginBody>;

/** A new account without its password, so that signing up with Google can share it. */
export const NewAccount = z.strictObject({
  ageRange: AgeRange.default('13-17'),
  username: z
    .string('Please choose a username.')
    .trim()
    .min(accountLimits.username.min, usernameTooShort)
    .max(accountLimits.username.max, 'Username can be at most 24 characters')
    .regex(/^[A-Za-z0-9_-]+$/, 'Use only letters, digits, - and _ in a username'),
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  timeZone: TimeZone.optional(),
});

/** Children under 13 are not asked for a last name. */
export const hasLastName = (account: { ageRange: AgeRange; lastName: string }): boolean =>
  account.ageRange === 'under-13' || account.lastName !== '';
export const lastNameMissing = { path: ['lastName'], message: 'Please enter a last name.' };

export const RegisterBody = NewAccount.extend({ password: Password })
  .refine(hasLastName, lastNameMissing)
  .superRefine(({ username, password }, context) => {
    const message = passwordProblem(password, username);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });
export type RegisterBody = z.input<typeof RegisterBody>;

export const CurrentUser = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  points: z.number().int(),
  streak: z.number().int(),
  ageRange: AgeRange,
  timeZone: z.string(),
  /** True if the learner chose the zone; otherwise it follows the browser's zone. */
  isTimeZoneChosen: z.boolean(),
  /** Time at which the account will be erased, after the learner asked for it. */
  erasesAt: z.iso.datetime().nullable(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const accounts = {
  currentUser: endpoint({
    ...routes.accounts.currentUser,
    summary: 'The signed-in learner; 401 means signed out.',
    reply: CurrentUser,
    errors: ['not-signed-in'],
  }),
  moveToZone: endpoint({
    ...routes.accounts.moveToZone,
    summary: "Set the time zone in which the learner's days are counted from now on.",
    body: z.strictObject({ timeZone: TimeZone }),
    reply: CurrentUser,
    errors: ['invalid', 'not-signed-in'],
  }),
  login: endpoint({
    ...routes.accounts.login,
    summary: 'Sign in with a username and a password.',
    body: LoginBody,
    reply: CurrentUser,
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  register: endpoint({
    ...routes.accounts.register,
    summary: 'Open an account and sign in.',
    body: RegisterBody,
    reply: CurrentUser,
    errors: ['invalid', 'conflict', 'too-many'],
  }),
  logout: endpoint({
    ...routes.accounts.logout,
    summary: 'End the session. Also succeeds when nobody is signed in.',
    body: z.strictObject({}).optional(),
    reply: z.object({}),
  }),
};
