/** A parent's consent to what a child under 13 does with other people, and the parent's page. */
import { z } from 'zod';
import { Email, FirstName, Password } from './accounts/accounts.ts';
import { PersonalData } from './accounts/profile.ts';
import { LinkToken } from './accounts/recovery.ts';
import { LinkedClass } from './classes/classes.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';
import { retention, type Kept } from './retention.ts';
import * as routes from './routes.ts';

/** Declined and expired consents are not listed, because the account is erased with them. */
export const consentStates = ['pending', 'confirmed', 'withdrawn'] as const;
export const ConsentState = z.enum(consentStates);
export type ConsentState = z.infer<typeof ConsentState>;

/** Activities that a child under 13 may do only with a parent's consent; each has its own checkbox. */
export const waitsForConsent = ['rooms', 'freeChat', 'buying'] as const;
export type WaitsForConsent = (typeof waitsForConsent)[number];

const ticks = {
  /** Allows the child to meet other learners, be seen by them, and send ready-made phrases. */
  rooms: z.boolean(),
  /** Allows chat in the child's own words. It requires `rooms`. */
  freeChat: z.boolean(),
  buying: z.boolean(),
} satisfies Record<WaitsForConsent, z.ZodBoolean>;

const ConsentTicks = z.object(ticks);
export type ConsentTicks = z.infer<typeof ConsentTicks>;

/** A yes without ticks lets the child keep the account and learn alone. */
export const noTicks: ConsentTicks = { rooms: false, freeChat: false, buying: false };

/** Turning off study rooms also turns off free chat. */
export function changedTicks(
  before: ConsentTicks,
  { rooms = before.rooms, freeChat = before.freeChat, buying = before.buying }: TicksChange,
): ConsentTicks {
  return { rooms, freeChat: rooms && freeChat, buying };
}

type TicksChange = { readonly [What in WaitsForConsent]?: boolean | undefined };

export const allowsSomething = ({ rooms, buying }: Pick<ConsentTicks, 'rooms' | 'buying'>) =>
  rooms || buying;

const daysOf = (kept: Kept) => String(retention[kept].period / 86_400_000);

/** The things that the teachers of a class see of a learner who joins it. */
export const seenByTeachers =
  'learning, assignments, what is handed in, and steps and guesses in lessons together';

/** The data that is kept about a child. The pages show this list, and the notice that is mailed to the parent sums it up. */
export const keptOfChild = [
  "your email address, and your child's first name, username, age group, and time zone",
  "the scrambled password, or Google's number for the account",
  'what your child does, achieves, and has still open in lessons, tasks, quizzes, flashcards, guided paths, simulators, and the code lab',
  `a class that a teacher takes your child into, and the name there; you get an email about it, and can end it. From then on, its teachers see ${seenByTeachers}`,
  `with your yes: what is written in study rooms, for ${daysOf('chat-messages')} days, and your child's own rooms`,
  `each visit's kind of browser and shortened internet address, for ${daysOf('sign-ins')} days`,
  `two cookies: to stay signed in, and to recognize the browser, for ${daysOf('known-browsers')} days`,
] as const;

/** The same in few words, for the notice; it names each kind of data. */
export const keptInShort =
  "your email address; your child's first name, username, age group, time zone, and scrambled password or Google number; what is learned, which teachers of a class see; with your yes, what is written in rooms; visits' browser and shortened internet address; two cookies";

/** The reason why it is kept, and its limits; also the same in the notice and on the pages. */
export const whyKeptOfChild =
  'We keep this so that your child can sign in, go on, and see what was learned. No ads, and nothing is sold or passed on.';

/** Says what a tick allows, in the emails and on the pages. */
export const consentWords: Readonly<Record<WaitsForConsent, string>> = {
  rooms:
    'Meet other learners in study rooms, with ready-made phrases. They see the username and what your child does there.',
  freeChat: 'Chat there in their own words. A filter keeps out rude words and personal data.',
  buying:
    "Start to buy a paid plan; a grown-up still pays. What you buy on your own family page doesn't need this.",
};

const TokenBody = z.strictObject({ token: LinkToken });
/** Key of the parent's page, valid for at most half an hour. */
export const KeyBody = z.strictObject({ key: LinkToken });
const Done = z.object({});

export const Child = z.object({
  username: z.string(),
  firstName: z.string(),
  state: ConsentState,
  ...ticks,
  /** Time of the parent's last decision. */
  decidedAt: z.iso.datetime().nullable(),
  /** Time at which an account without an answer is erased. */
  erasedAt: z.iso.datetime().nullable(),
  /** The classes in which the child learns. */
  classes: z.array(LinkedClass),
});
export type Child = z.infer<typeof Child>;

export const ChangeChildBody = KeyBody.extend({
  firstName: FirstName.optional(),
  state: z.literal('withdrawn').optional(),
  ...ConsentTicks.partial().shape,
});
/** The changes that a parent sends together. */
export type ChildChange = Omit<z.input<typeof ChangeChildBody>, 'key'>;

/** The parts of a consent that the child can see. */
export const OwnConsent = Child.pick({
  state: true,
  rooms: true,
  freeChat: true,
  buying: true,
  decidedAt: true,
  erasedAt: true,
}).extend({
  /** Parent's address with most letters hidden. */
  address: z.string(),
  /** Time at which the latest notice to this address was sent; null until then. */
  askedAt: z.iso.datetime().nullable(),
  /** True if a change of address asks for the password; an account opened with Google may not have one. */
  asksPassword: z.boolean(),
  /** True if a school has decided instead of a parent, for an account that a class has made. */
  isBySchool: z.boolean(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

export const consent = {
  mine: endpoint({
    ...routes.consent.mine,
    summary: "State of a parent's consent to the signed-in learner's account; null from age 13.",
    reply: z.object({ consent: OwnConsent.nullable() }),
    errors: ['not-signed-in'],
  }),
  askAgain: endpoint({
    ...routes.consent.askAgain,
    summary: "Mail the notice to the signed-in learner's parent again.",
    body: z.strictObject({}),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  correctAddress: endpoint({
    ...routes.consent.correctAddress,
    summary:
      'Send the notice to another address while the parent has not answered. The link in the earlier mail stops working.',
    body: z.strictObject({ email: Email, password: Password.optional() }),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  find: endpoint({
    ...routes.consent.find,
    summary: 'The child that a notice is about. The link stays unused.',
    body: TokenBody,
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  approve: endpoint({
    ...routes.consent.approve,
    summary:
      "Record a parent's yes to the account, and which things it allows; nothing but learning alone is an answer, too. Chat in the child's own words requires rooms.",
    body: z.strictObject({
      token: LinkToken,
      isGuardian: z.literal(true, 'Please tick that you are the parent or guardian.'),
      ...ticks,
    }),
    /** Key of the parent's page, with which the family page links the parent's own account. */
    reply: z.object({ key: z.string() }),
    errors: ['invalid', 'not-found'],
  }),
  decline: endpoint({
    ...routes.consent.decline,
    summary: "Record a parent's refusal, which erases the account.",
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
    summary: "Open the parent's page by an emailed link, which works once.",
    body: TokenBody,
    reply: z.object({ key: z.string(), child: Child }),
    errors: ['invalid', 'not-found'],
  }),
  page: endpoint({
    ...routes.consent.page,
    summary: "The parent's page again, such as after a reload, for up to half an hour.",
    body: KeyBody,
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  change: endpoint({
    ...routes.consent.change,
    summary:
      'Change each thing that a parent allows. The first tick, or an answer about all three things, gives consent; `state: withdrawn` takes it back.',
    body: ChangeChildBody,
    reply: Child,
    errors: ['invalid', 'not-found'],
  }),
  endClass: endpoint({
    ...routes.consent.endClass,
    summary:
      'Take the child out of a class. A teacher alone takes out an account that the class made.',
    body: KeyBody.extend({ classId: ClassId }),
    reply: Child,
    errors: ['invalid', 'forbidden', 'not-found'],
  }),
  export: endpoint({
    ...routes.consent.export,
    summary: 'All data that is kept about the child.',
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
