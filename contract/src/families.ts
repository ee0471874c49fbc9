/**
 * Links between grown-ups and learners. There are no roles: a grown-up is a signed-in person from 18, and sees a
 * learner's record only while the link lasts.
 */
import { z } from 'zod';
import { ConfirmBody, PersonalData } from './accounts/profile.ts';
import { LinkToken } from './accounts/recovery.ts';
import { ChangeChildBody, Child, KeyBody } from './consent.ts';
import { endpoint } from './endpoint.ts';
import { UserId, UserParams } from './ids.ts';
import { joinCode } from './join-code.ts';
import { GoalDays, LearnerRecord, WeeklyGoal } from './record/learner-record.ts';
import * as routes from './routes.ts';

/** The most learners that one grown-up is linked to, and the most grown-ups of one learner. */
export const familyLimits = { learners: 6, grownUps: 4 } as const;

const FamilyCode = joinCode('A family code');

/** How a link began. A link by mail is one that the parent of a child under 13 has made. */
export const linkOrigins = ['mail', 'code'] as const;
const LinkOrigin = z.enum(linkOrigins);
export type LinkOrigin = z.infer<typeof LinkOrigin>;

const Linked = z.object({
  id: UserId,
  firstName: z.string(),
  username: z.string(),
  origin: LinkOrigin,
  since: z.iso.datetime(),
});
export type FamilyLink = z.infer<typeof Linked>;

export const Family = z.object({
  /** Learners whose records the caller sees, the oldest link first. */
  learners: z.array(
    Linked.extend({
      /** True if the caller is the parent of this child under 13, and decides what the child may do. */
      isOwnChild: z.boolean(),
    }),
  ),
  /** Grown-ups who see the caller's record. */
  grownUps: z.array(
    Linked.extend({
      /** False for a child under 13 whose parent made the link. */
      canEnd: z.boolean(),
    }),
  ),
  /** Learners for whom the caller still pays, although the link has ended. */
  paysFor: z.array(
    Linked.pick({ id: true, firstName: true, username: true }).extend({
      isCancelling: z.boolean(),
      /** Time of the next charge, or of the end if the plan is being cancelled. */
      currentPeriodEnd: z.iso.datetime().nullable(),
    }),
  ),
  /** True if the caller may make a code: from 13 to 17. */
  canMakeCode: z.boolean(),
  /** True if the Sunday mail is sent to the caller. */
  getsReports: z.boolean(),
});
export type Family = z.infer<typeof Family>;

const Done = z.object({});

/** Forbidden means that the key has expired, and that the password is asked for again. */
const ofChild = ['invalid', 'not-signed-in', 'forbidden', 'not-found'] as const;

export const families = {
  mine: endpoint({
    ...routes.families.mine,
    summary: 'The learners and grown-ups to whom the caller is linked.',
    reply: Family,
    errors: ['not-signed-in'],
  }),
  record: endpoint({
    ...routes.families.record,
    summary: 'The record of a linked learner, exactly as the learner sees it.',
    params: UserParams,
    reply: LearnerRecord,
    errors: ['not-signed-in', 'not-found'],
  }),
  makeCode: endpoint({
    ...routes.families.makeCode,
    summary: 'Make a code for a grown-up. It works once, for an hour, and replaces an earlier one.',
    body: z.strictObject({}),
    reply: z.object({ code: z.string(), expiresAt: z.iso.datetime() }),
    hasSecretReply: true,
    errors: ['not-signed-in', 'forbidden', 'too-many'],
  }),
  addByCode: endpoint({
    ...routes.families.addByCode,
    summary: 'Link the caller, a grown-up, to the learner who shows the code.',
    body: z.strictObject({ code: FamilyCode }),
    reply: Linked,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict', 'too-many'],
  }),
  addByMail: endpoint({
    ...routes.families.addByMail,
    summary: "Link the caller, a grown-up, to the child whose parent's page is open.",
    body: KeyBody,
    reply: Linked,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict'],
  }),
  child: endpoint({
    ...routes.families.child,
    summary: 'What the caller, the parent of a linked child under 13, has allowed, and when.',
    params: UserParams,
    reply: Child,
    errors: ['not-signed-in', 'not-found'],
  }),
  openChild: endpoint({
    ...routes.families.openChild,
    summary:
      "Get a key for half an hour with the caller's password. The caller's children under 13 are changed, downloaded, and erased with it.",
    params: UserParams,
    body: ConfirmBody,
    reply: z.object({ key: z.string() }),
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  changeChild: endpoint({
    ...routes.families.changeChild,
    summary: "The same as on the parent's page: change each thing that the parent allows.",
    params: UserParams,
    body: ChangeChildBody,
    reply: Child,
    errors: ofChild,
  }),
  exportChild: endpoint({
    ...routes.families.exportChild,
    summary: 'All data that is kept about the child.',
    params: UserParams,
    body: KeyBody,
    reply: PersonalData,
    errors: ofChild,
  }),
  eraseChild: endpoint({
    ...routes.families.eraseChild,
    summary: "Erase the child's account at once.",
    params: UserParams,
    body: KeyBody,
    reply: Done,
    errors: ofChild,
  }),
  end: endpoint({
    ...routes.families.end,
    summary: 'End a link. Either side may, except a child whose parent made it.',
    params: UserParams,
    body: z.strictObject({}),
    reply: Done,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  setOwnGoal: endpoint({
    ...routes.families.setOwnGoal,
    summary:
      "Propose a weekly goal, or accept the grown-ups' proposal by sending the same number. Without linked grown-ups, it counts at once.",
    body: z.strictObject({ days: GoalDays }),
    reply: WeeklyGoal,
    errors: ['invalid', 'not-signed-in'],
  }),
  setGoal: endpoint({
    ...routes.families.setGoal,
    summary:
      "Propose a linked learner's weekly goal, or accept the learner's proposal by sending the same number.",
    params: UserParams,
    body: z.strictObject({ days: GoalDays }),
    reply: WeeklyGoal,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  setReports: endpoint({
    ...routes.families.setReports,
    summary: 'Turn the Sunday mail on or off.',
    body: z.strictObject({ getsReports: z.boolean() }),
    reply: Done,
    errors: ['invalid', 'not-signed-in'],
  }),
  exampleReport: endpoint({
    ...routes.families.exampleReport,
    summary:
      "The text of this week's Sunday mail as it would be now; null without linked learners.",
    reply: z.object({
      mail: z
        .object({
          subject: z.string(),
          /** Paragraphs, and lists. */
          parts: z.array(z.union([z.string(), z.array(z.string())])),
        })
        .nullable(),
    }),
    errors: ['not-signed-in'],
  }),
  endReports: endpoint({
    ...routes.families.endReports,
    summary: 'Turn the Sunday mail off with the link in the mail, without signing in.',
    body: z.strictObject({ token: LinkToken }),
    reply: Done,
    errors: ['invalid', 'not-found'],
  }),
};
