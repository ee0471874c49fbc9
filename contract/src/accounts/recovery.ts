/** Account recovery, and the address that receives email. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { Email, Password } from './accounts.ts';

/** Token that links in emails carry after the `#`. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Part of this link is missing.');

export const linkGone = 'This link has been used or is too old. We can send you a new one.';

/** Refusal for a child who tries to change this address. */
export const parentsAddress =
  "That's your parent or guardian's address, so only they can change it. Ask them for help.";

export const EmailBody = z.strictObject({ email: Email });
export type EmailBody = z.input<typeof EmailBody>;

const TokenBody = z.strictObject({ token: LinkToken });
const Done = z.object({});

export const recovery = {
  askReset: endpoint({
    ...routes.recovery.askReset,
    summary:
      'Mail a link for a new password. The answer is the same whether or not there is an account.',
    body: EmailBody,
    reply: Done,
    errors: ['invalid', 'too-many'],
  }),
  findReset: endpoint({
    ...routes.recovery.findReset,
    summary: 'The username whose password a link would change. The link stays unused.',
    body: TokenBody,
    reply: z.object({ username: z.string() }),
    errors: ['invalid', 'not-found'],
  }),
  reset: endpoint({
    ...routes.recovery.reset,
    summary: 'Set a new password by an emailed link. Ends all sessions of the account.',
    body: z.strictObject({ token: LinkToken, password: Password }),
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
  confirmAddress: endpoint({
    ...routes.recovery.confirmAddress,
    summary: "Confirm by an emailed link that the account's owner reads the address.",
    body: TokenBody,
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
  address: endpoint({
    ...routes.recovery.address,
    summary: "The signed-in learner's address, with most of it hidden.",
    reply: z.object({
      /** Null for an account without a mailbox, which a class has made. */
      hint: z.string().nullable(),
      isVerified: z.boolean(),
    }),
    errors: ['not-signed-in'],
  }),
  askConfirmation: endpoint({
    ...routes.recovery.askConfirmation,
    summary: 'Mail the link that confirms the address again.',
    body: z.strictObject({}),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  changeAddress: endpoint({
    ...routes.recovery.changeAddress,
    summary: 'Mail a link to a new address. The account moves to it when the link is used.',
    body: z.strictObject({ email: Email, password: Password }),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  askFirstPassword: endpoint({
    ...routes.recovery.askFirstPassword,
    summary: 'Mail the signed-in learner, who has no password yet, a link to choose one.',
    body: z.strictObject({}),
    reply: z.object({ hint: z.string() }),
    errors: ['invalid', 'not-signed-in', 'conflict', 'too-many'],
  }),
};
