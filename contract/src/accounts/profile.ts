/** What learners see and change of their own account, take with them, and erase. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import {
  AgeRange,
  CurrentUser,
  Email,
  FirstName,
  LastName,
  Password,
  TimeZone,
} from './accounts.ts';

/** An age range changes only downwards: upwards, a grown-up asks for it. */
export function ageRangesUpTo(ageRange: AgeRange): readonly AgeRange[] {
  return AgeRange.options.slice(0, AgeRange.options.indexOf(ageRange) + 1);
}

export const ChangeProfileBody = z.strictObject({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  ageRange: AgeRange.optional(),
  /** Null: as the browser has it. */
  timeZone: TimeZone.nullable().optional(),
  /** Asked for where the age range becomes `under-13`. */
  parentEmail: Email.optional(),
  /** With it, as with any other address. */
  password: Password.optional(),
});
export type ChangeProfileBody = z.input<typeof ChangeProfileBody>;

/** For what needs the password once more. */
export const ConfirmBody = z.strictObject({ password: Password });
export type ConfirmBody = z.input<typeof ConfirmBody>;

export const ChangePasswordBody = ConfirmBody.extend({ newPassword: Password });
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;

const SessionParams = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'That session does not exist.'),
});

export const OpenSession = z.object({
  id: z.string(),
  /** Its family and its system: `Firefox on Windows`. */
  browser: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const PersonalData = z.object({
  madeAt: z.iso.datetime(),
  username: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      heading: z.string(),
      rows: z.array(z.record(z.string(), z.json())),
    }),
  ),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const profile = {
  change: endpoint({
    ...routes.profile.change,
    summary: "Change the learner's names, age range or time zone.",
    body: ChangeProfileBody,
    reply: CurrentUser,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'too-many'],
  }),
  changePassword: endpoint({
    ...routes.profile.changePassword,
    summary: 'Set another password. All other sessions end.',
    body: ChangePasswordBody,
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  sessions: endpoint({
    ...routes.profile.sessions,
    summary: 'Where the learner is signed in, the latest first.',
    reply: z.array(OpenSession),
    errors: ['not-signed-in'],
  }),
  endSession: endpoint({
    ...routes.profile.endSession,
    summary: "End one of the learner's sessions. Also succeeds when it has ended.",
    params: SessionParams,
    body: z.strictObject({}).optional(),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  endOtherSessions: endpoint({
    ...routes.profile.endOtherSessions,
    summary: "End all of the learner's sessions but this one.",
    body: z.strictObject({}).optional(),
    reply: z.object({}),
    errors: ['not-signed-in'],
  }),
  download: endpoint({
    ...routes.profile.download,
    summary: 'All data that is kept about the learner.',
    body: ConfirmBody,
    reply: PersonalData,
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  erase: endpoint({
    ...routes.profile.erase,
    summary: 'Have the account erased after seven days, and end all sessions.',
    body: ConfirmBody,
    reply: z.object({ erasesAt: z.iso.datetime() }),
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
  keep: endpoint({
    ...routes.profile.keep,
    summary: 'Keep an account that was to be erased.',
    body: z.strictObject({}).optional(),
    reply: CurrentUser,
    errors: ['not-signed-in'],
  }),
};
