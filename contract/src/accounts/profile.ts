/** A learner's own account: viewing, changing, downloading, and erasing it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import {
  AgeRange,
  CurrentUser,
  Email,
  FirstName,
  LastName,
  Password,
  TimeZone,
} from './accounts.ts';

/** Learners may lower their own age range; only a grown-up can have it raised. */
export function ageRangesUpTo(ageRange: AgeRange): readonly AgeRange[] {
  return AgeRange.options.slice(0, AgeRange.options.indexOf(ageRange) + 1);
}

export const ChangeProfileBody = z.strictObject({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  ageRange: AgeRange.optional(),
  /** Null means that the zone follows the browser. */
  timeZone: TimeZone.nullable().optional(),
  /** Required if the age range becomes `under-13`. */
  parentEmail: Email.optional(),
  /** Required along with `parentEmail`, as for any other change of address. */
  password: Password.optional(),
});
export type ChangeProfileBody = z.input<typeof ChangeProfileBody>;

/** Body of calls that ask for the password again. */
export const ConfirmBody = z.strictObject({ password: Password });
export type ConfirmBody = z.input<typeof ConfirmBody>;

export const ChangePasswordBody = ConfirmBody.extend({ newPassword: Password });
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;

const SessionParams = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'That session does not exist.'),
});

export const OpenSession = z.object({
  id: z.string(),
  /** Browser and system, such as `Firefox on Windows`. */
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
    summary: "Change the learner's names, age range, or time zone.",
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
    summary: "The learner's sessions, latest first.",
    reply: z.array(OpenSession),
    errors: ['not-signed-in'],
  }),
  endSession: endpoint({
    ...routes.profile.endSession,
    summary: "End one of the learner's sessions. Also succeeds if it has already ended.",
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
    summary:
      'Cancel the erasure of an account. Refused for one that a class has made and then taken out.',
    body: z.strictObject({}).optional(),
    reply: CurrentUser,
    errors: ['not-signed-in', 'forbidden'],
  }),
};
