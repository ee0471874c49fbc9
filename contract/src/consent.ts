/** A parent's consent to what a child under 13 does together with others, and the parent's page. */
import { z } from 'zod';
import { Email, FirstName, Password } from './accounts/accounts.ts';
import { PersonalData } from './accounts/profile.ts';
import { LinkToken } from './accounts/recovery.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** Declined and expired ones are not listed: with them the account is erased. */
export const consentStates = ['pending', 'confirmed', 'withdrawn'] as const;
export const ConsentState = z.enum(consentStates);
export type ConsentState = z.infer<typeof ConsentState>;

/** A child under 13 does these only with a parent's consent. Each has a tick of its own. */
export const waitsForConsent = ['rooms', 'freeChat', 'buying'] as const;
export type WaitsForConsent = (typeof waitsForConsent)[number];

const ticks = {
  /** Meeting other learners: being seen by them, and saying ready-made phrases. */
  rooms: z.boolean(),
  /** Chat in the child's own words. It is part of rooms, and off without them. */
  freeChat: z.boolean(),
  buying: z.boolean(),
} satisfies Record<WaitsForConsent, z.ZodBoolean>;

const ConsentTicks = z.object(ticks);
/** The things that a parent allows. */
export type ConsentTicks = z.infer<typeof ConsentTicks>;

/** Own words are part of study rooms, and end with them. */
export function changedTicks(
  before: ConsentTicks,
  { rooms = before.rooms, freeChat = before.freeChat, buying = before.buying }: TicksChange,
): ConsentTicks {
  return { rooms, freeChat: rooms && freeChat, buying };
}

type TicksChange = { readonly [What in WaitsForConsent]?: boolean | undefined };

export const nothingTicked = 'Please tick at least one thing that your child may do.';
export const allowsSomething = ({ rooms, buying }: Pick<ConsentTicks, 'rooms' | 'buying'>) =>
  rooms || buying;

const TokenBody = z.strictObject({ token: LinkToken });
/** Opens the parent's page for as long as it is open, half an hour at most. */
const KeyBody = z.strictObject({ key: LinkToken });
const Done = z.object({});

export const Child = z.object({
  username: z.string(),
  firstName: z.string(),
  state: ConsentState,
  ...ticks,
  /** When an account that waits for its answer is erased. */
  erasedAt: z.iso.datetime().nullable(),
});
export type Child = z.infer<typeof Child>;

/** What a child sees of it. */
export const OwnConsent = Child.pick({
  state: true,
  rooms: true,
  freeChat: true,
  buying: true,
  erasedAt: true,
}).extend({
  /** The parent's, with most of it left out. */
  address: z.string(),
  /** When the latest notice to this address left; null while it has not. */
  askedAt: z.iso.datetime().nullable(),
  /** When the parent last said something. */
  decidedAt: z.iso.datetime().nullable(),
  /** For another address; an account that was opened with Google may have none. */
  asksPassword: z.boolean(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

export const consent = {
  mine: endpoint({
    ...routes.consent.mine,
    summary: "How far a parent's consent to the signed-in learner's account is; null from 13 on.",
    reply: z.object({ consent: OwnConsent.nullable() }),
    errors: ['not-signed-in'],
  }),
  askAgain: endpoint({
    ...routes.consent.askAgain,
    summary: 'Mail the notice to the parent of the signed-in learner once more.',
    body: z.strictObject({}),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  correctAddress: endpoint({
    ...routes.consent.correctAddress,
    summary:
      "Ask at another address, while the signed-in learner's parent has not answered. The link in the mail to the one before opens nothing anymore.",
    body: z.strictObject({ email: Email, password: Password.optional() }),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  find: endpoint({
    ...routes.consent.find,
    summary: 'Whom a notice is about. The link stays unused.',
    body: TokenBody,
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  approve: endpoint({
    ...routes.consent.approve,
    summary:
      "A parent's yes to one thing at least: study rooms, own words in their chat (off without rooms), and buying a plan.",
    body: z
      .strictObject({
        token: LinkToken,
        isGuardian: z.literal(true, 'Please tick that you are the parent or guardian.'),
        ...ticks,
      })
      .refine(allowsSomething, nothingTicked),
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
  decline: endpoint({
    ...routes.consent.decline,
    summary: "A parent's no, which erases the account.",
    body: TokenBody,
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
  askLink: endpoint({
    ...routes.consent.askLink,
    summary:
      "Mail links to the parent's page. The answer is the same whether or not there is a child.",
    body: z.strictObject({ email: Email }),
    reply: Done,
    errors: ['invalid', 'too-many'],
  }),
  open: endpoint({
    ...routes.consent.open,
    summary: "Open the parent's page by a mailed link, which is used up.",
    body: TokenBody,
    reply: z.object({ key: z.string(), child: Child }),
    errors: ['invalid', 'not-found'],
  }),
  page: endpoint({
    ...routes.consent.page,
    summary: "The parent's page once more, as after a reload, while its half hour lasts.",
    body: KeyBody,
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  change: endpoint({
    ...routes.consent.change,
    summary:
      'Change what a parent allows, each by itself. The first tick is a yes; `state: withdrawn`, or no tick that is left, takes it back.',
    body: z.strictObject({
      key: LinkToken,
      firstName: FirstName.optional(),
      state: z.literal('withdrawn').optional(),
      ...ConsentTicks.partial().shape,
    }),
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  export: endpoint({
    ...routes.consent.export,
    summary: 'All that is kept about the child.',
    body: KeyBody,
    reply: PersonalData,
    errors: ['invalid', 'not-found'],
  }),
  erase: endpoint({
    ...routes.consent.erase,
    summary: "Erase the child's account at once.",
    body: KeyBody,
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
};
