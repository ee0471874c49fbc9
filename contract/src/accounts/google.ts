/** Signing in with Google, where the site has been set up for it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { AgeRange, CurrentUser, hasLastName, lastNameMissing, NewAccount } from './accounts.ts';
import { ConfirmBody } from './profile.ts';

export const SignInWay = z.enum(['password', 'google']);
export type SignInWay = z.infer<typeof SignInWay>;

/** The page that Google leads back to; the client is registered there with this path. */
export const googleReturnPath = '/auth/google';

const longestAnswer = 4096;
const longestReturnTarget = 1024;

/** Google's own page, to which the browser goes. */
const Leaving = z.object({ url: z.url() });

/** Somebody whom Google knows, and this site does not yet. */
export const Newcomer = z.object({
  /** What Google says it is; null where it says none. */
  email: z.string().nullable(),
  /** A free one. */
  username: z.string(),
  /** An account with this address is there, which only its password connects. */
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
    summary: 'By which ways one can sign in here.',
    reply: z.object({ offered: z.array(SignInWay) }),
  }),
  mine: endpoint({
    ...routes.google.mine,
    summary: 'By which ways one can sign in here, and which of them the signed-in learner has.',
    reply: z.object({ offered: z.array(SignInWay), mine: z.array(SignInWay) }),
    errors: ['not-signed-in'],
  }),
  begin: endpoint({
    ...routes.google.begin,
    summary: 'Begin to sign in with Google: where the browser goes. It gets a cookie for the way.',
    body: z.strictObject({
      /** The page of this site that asked for the sign-in. */
      returnTo: z.string().max(longestReturnTarget).optional(),
    }),
    reply: Leaving,
    errors: ['invalid', 'not-found', 'too-many', 'unavailable'],
  }),
  finish: endpoint({
    ...routes.google.finish,
    summary: 'What Google has answered, by the browser that was sent there.',
    body: z.strictObject({
      /** The query of the address that Google led back to. */
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
    summary: 'Open an account for whom Google has just named, and sign in.',
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
    summary:
      'Sign in by the password alone from now on. Also succeeds where Google is not connected.',
    body: ConfirmBody,
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
};
