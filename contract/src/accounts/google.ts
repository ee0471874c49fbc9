/** Signing in with Google, on sites that have set it up. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { AgeRange, CurrentUser, hasLastName, lastNameMissing, NewAccount } from './accounts.ts';
import { ConfirmBody } from './profile.ts';

export const SignInMethod = z.enum(['password', 'google']);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** Path that Google redirects to; the OAuth client is registered with it. */
export const googleReturnPath = '/auth/google';

const longestAnswer = 4096;
const longestReturnTarget = 1024;

/** Address of Google's own sign-in page, which the browser opens next. */
const Leaving = z.object({ url: z.url() });

/** A person who signed in with Google and has no account here yet. */
export const Newcomer = z.object({
  /** Address that Google reports; null if it reports none. */
  email: z.string().nullable(),
  /** Suggested username that nobody has taken. */
  username: z.string(),
  /** True if an account already uses this address; only its password can connect it to Google. */
  hasAccountAtAddress: z.boolean(),
});
export type Newcomer = z.infer<typeof Newcomer>;

export const GoogleReturn = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed-in'),
    user: CurrentUser,
    returnTo: z.string().nullable(),
  }),
  z.object({
    outcome: z.literal('new'),
    newcomer: Newcomer,
    returnTo: z.string().nullable(),
  }),
  z.object({ outcome: z.literal('connected') }),
]);
export type GoogleReturn = z.infer<typeof GoogleReturn>;

export const GoogleSignUpBody = NewAccount.extend({
  ageRange: z.enum(AgeRange.options, 'Please choose your age.'),
}).refine(hasLastName, lastNameMissing);
export type GoogleSignUpBody = z.input<typeof GoogleSignUpBody>;

export const google = {
  offered: endpoint({
    ...routes.google.offered,
    summary: 'The sign-in methods of this site.',
    reply: z.object({ offered: z.array(SignInMethod) }),
  }),
  mine: endpoint({
    ...routes.google.mine,
    summary: 'The sign-in methods of this site, and those that the signed-in learner has.',
    reply: z.object({ offered: z.array(SignInMethod), mine: z.array(SignInMethod) }),
    errors: ['not-signed-in'],
  }),
  begin: endpoint({
    ...routes.google.begin,
    summary:
      "Begin to sign in with Google. The reply has the address of Google's page, and sets a cookie for the return.",
    body: z.strictObject({
      /** Page of this site that asked for the sign-in. */
      returnTo: z.string().max(longestReturnTarget).optional(),
    }),
    reply: Leaving,
    errors: ['invalid', 'not-found', 'too-many', 'unavailable'],
  }),
  finish: endpoint({
    ...routes.google.finish,
    summary: "Finish the sign-in with Google's answer, from the same browser.",
    body: z.strictObject({
      /** Query string of the address that Google redirected to. */
      answer: z.string().min(1).max(longestAnswer),
    }),
    reply: GoogleReturn,
    errors: [
      'bad-request',
      'invalid',
      'not-signed-in',
      'not-found',
      'conflict',
      'too-many',
      'unavailable',
    ],
  }),
  signUp: endpoint({
    ...routes.google.signUp,
    summary: 'Open an account for the person whom Google has just named, and sign in.',
    body: GoogleSignUpBody,
    reply: CurrentUser,
    errors: ['bad-request', 'invalid', 'not-found', 'conflict', 'too-many'],
  }),
  connect: endpoint({
    ...routes.google.connect,
    summary: "Begin to connect Google to the signed-in learner's account.",
    body: ConfirmBody,
    reply: Leaving,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict', 'too-many', 'unavailable'],
  }),
  disconnect: endpoint({
    ...routes.google.disconnect,
    summary: 'Sign in only by password from now on. Also succeeds if Google is not connected.',
    body: ConfirmBody,
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
};
