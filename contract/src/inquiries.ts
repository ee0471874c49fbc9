/** Inquiries of schools, and parents' requests about their child's data, which reach the operator of the site. */
import { z } from 'zod';
import { Email, personName } from './accounts/accounts.ts';
import { endpoint } from './endpoint.ts';
import { hasControlCharacter, hasVisibleCharacter } from './names.ts';
import * as routes from './routes.ts';

/** Maximum numbers of characters, and of learners. */
export const inquiryLimits = { organization: 120, learners: 1_000_000, message: 2000 } as const;

export const InquiryKind = z.enum(
  ['school-plan', 'quote', 'education-team', 'workshop', 'data-request'],
  'Please choose what it is about.',
);
export type InquiryKind = z.infer<typeof InquiryKind>;

/** Words for the kinds, in the form and in emails. */
export const inquiryLabels: Readonly<Record<InquiryKind, string>> = {
  'school-plan': 'The Classroom Plan',
  quote: 'A quote for a whole school',
  'education-team': 'Discounts, or a question to the education team',
  workshop: 'Workshops for teachers',
  'data-request': "My child's data",
};

/** Only schools are asked for their name and their number of learners. */
export const isFromSchool = (kind: InquiryKind): boolean => kind !== 'data-request';

const wholeNumber = 'Please enter a whole number, such as 30.';

const message = z
  .string('Please write a message.')
  // PostgreSQL refuses NUL, and nobody types the other control characters on purpose.
  .overwrite((text) =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
      .trim(),
  )
  .max(
    inquiryLimits.message,
    `That's too long. Please use at most ${inquiryLimits.message} characters.`,
  )
  .refine(hasVisibleCharacter, 'Please write a message.');

export const InquiryBody = z
  .strictObject({
    kind: InquiryKind,
    name: personName('Please enter your name.', 'That name is too long.').min(
      1,
      'Please enter your name.',
    ),
    email: Email,
    organization: z
      .string()
      .trim()
      .max(inquiryLimits.organization, 'That name is too long.')
      .refine(
        (name) => name === '' || (hasVisibleCharacter(name) && !hasControlCharacter(name)),
        'Please use letters in a name.',
      )
      .default(''),
    learners: z
      .int(wholeNumber)
      .min(1, wholeNumber)
      .max(inquiryLimits.learners, 'That number is too large.')
      .optional(),
    message,
  })
  .refine(({ kind, organization }) => !isFromSchool(kind) || organization !== '', {
    path: ['organization'],
    message: 'Please enter the name of your school or organization.',
    // Also if another field is wrong, so that a form shows all problems at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type InquiryBody = z.input<typeof InquiryBody>;

/** Refusal on a site whose operator has given no address. */
export const noInbox =
  'The people who run this site have given no address yet, so nobody would get your message.';

export const inquiries = {
  send: endpoint({
    ...routes.inquiries.send,
    summary:
      "Send an inquiry of a school or a parent's request about data to the operator, and mail a confirmation to its sender.",
    body: InquiryBody,
    reply: z.object({
      /** What happens next, in words. */
      next: z.string(),
    }),
    errors: ['invalid', 'not-found', 'too-many'],
  }),
};
