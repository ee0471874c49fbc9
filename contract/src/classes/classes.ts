/**
 * Classes: teachers and learners with a link to the same class. There are no roles: somebody from 18 who makes a class is
 * its teacher, and what a teacher sees follows from the link alone.
 */
import { z } from 'zod';
import { Password, TimeZone } from '../accounts/accounts.ts';
import { endpoint, type ServedFile } from '../endpoint.ts';
import {
  ClassId,
  ClassMemberParams,
  ClassParams,
  LinkedClassParams,
  UserId,
  UserParams,
} from '../ids.ts';
import { joinCode } from '../join-code.ts';
import { hasControlCharacter, hasVisibleCharacter } from '../names.ts';
import { LearnerRecord } from '../record/learner-record.ts';
import * as routes from '../routes.ts';

/** Plans of classes, and the most learners in a class of each. A School plan has what was agreed. */
export const classPlans = ['trial', 'classroom', 'school'] as const;
export const ClassPlan = z.enum(classPlans);
export type ClassPlan = z.infer<typeof ClassPlan>;
export type PaidClassPlan = Exclude<ClassPlan, 'trial'>;
export const classSeats = { trial: 10, classroom: 30 } as const;

export const classLimits = {
  name: 60,
  teachers: 6,
  /** Classes of one teacher that are not archived. */
  classes: 20,
  /** Names that are added at once. */
  roster: 200,
  displayName: 40,
} as const;

/**
 * A learner's code works for the whole class until it ends after two weeks. A teacher's code works once, because it opens
 * the records of the class.
 */
export const ClassCodeKind = z.enum(['learner', 'teacher']);
export type ClassCodeKind = z.infer<typeof ClassCodeKind>;
const ClassCode = joinCode('A class code');

const isLegible = (name: string) => hasVisibleCharacter(name) && !hasControlCharacter(name);
const illegible = 'Please use letters in a name.';

export const ClassName = z
  .string('Please enter a name for the class.')
  .trim()
  .min(1, 'Please enter a name for the class.')
  .max(classLimits.name, 'That name is too long. A class name has at most 60 characters.')
  .refine(isLegible, illegible);

export const RosterName = z
  .string()
  .trim()
  .min(1, 'A name is missing.')
  .max(classLimits.displayName, 'A name has at most 40 characters.')
  .refine(isLegible, illegible);

export const ClassTeacher = z.object({ id: UserId, firstName: z.string(), username: z.string() });

export const ClassLearner = z.object({
  id: UserId,
  /** The name in this class: a real name or a pseudonym. */
  name: z.string(),
  username: z.string(),
  /** True if the class made the account, whose password a teacher can reset. */
  isClassAccount: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type ClassLearner = z.infer<typeof ClassLearner>;

/**
 * A school's word about consent for learners under 13. It takes the place of the parents' consent only where the law
 * allows it.
 */
export const SchoolAgreement = z.object({
  school: z
    .string()
    .trim()
    .min(1, 'Please enter the name of the school.')
    .max(100, 'The name of the school has at most 100 characters.')
    .refine(isLegible, illegible),
  country: z
    .string()
    .trim()
    .min(2, 'Please enter the country.')
    .max(60, 'The name of the country has at most 60 characters.')
    .refine(isLegible, illegible),
  /** Name of the person who agrees for the school. */
  agreedBy: z
    .string()
    .trim()
    .min(1, 'Please enter your name.')
    .max(60, 'A name has at most 60 characters.')
    .refine(isLegible, illegible),
  /** The school may agree in place of the parents, for learning only. */
  isAllowed: z.literal(true, 'Please confirm that your school may agree in place of the parents.'),
  /** Opens study rooms to the accounts under 13 that the class makes; they stay closed otherwise. */
  rooms: z.boolean(),
  /** Opens chat in the learners' own words, too. It requires `rooms`. */
  freeChat: z.boolean(),
});
export type SchoolAgreement = z.infer<typeof SchoolAgreement>;

const ClassSummary = z.object({
  id: ClassId,
  name: z.string(),
  plan: ClassPlan,
  timeZone: TimeZone,
  seats: z.number().int(),
  learnerCount: z.number().int(),
  archivedAt: z.iso.datetime().nullable(),
});
export type ClassSummary = z.infer<typeof ClassSummary>;

export const SchoolClass = ClassSummary.extend({
  teachers: z.array(ClassTeacher),
  learners: z.array(ClassLearner),
  agreement: SchoolAgreement.extend({ agreedAt: z.iso.datetime() }).nullable(),
  /** True if the school's learning record store gets what is learned; null if the class cannot send it. */
  sendsRecords: z.boolean().nullable(),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

/** A new account, with the password that is shown only once. */
export const ClassSlip = z.object({
  id: UserId,
  name: z.string(),
  username: z.string(),
  password: z.string(),
});
export type ClassSlip = z.infer<typeof ClassSlip>;

export const MyClasses = z.object({
  teaches: z.array(ClassSummary),
  learnsIn: z.array(
    z.object({
      id: ClassId,
      name: z.string(),
      teachers: z.array(ClassTeacher),
      /** True if the class has made the caller's account, which cannot leave it. */
      isClassAccount: z.boolean(),
      archivedAt: z.iso.datetime().nullable(),
      /** True if the school's learning record store gets what the caller learns. */
      sendsRecords: z.boolean(),
    }),
  ),
  /** True if the caller may make classes: from 18. */
  canMake: z.boolean(),
});
export type MyClasses = z.infer<typeof MyClasses>;

/** A class of a linked learner, as a grown-up sees it. */
export const LinkedClass = z.object({
  id: ClassId,
  name: z.string(),
  teachers: z.array(ClassTeacher),
  /** True if the caller, the parent of a child under 13, may take the child out. */
  canEnd: z.boolean(),
});
export type LinkedClass = z.infer<typeof LinkedClass>;

const Done = z.object({});

export const classes = {
  mine: endpoint({
    ...routes.classes.mine,
    summary: 'The classes that the caller teaches and those in which the caller learns.',
    reply: MyClasses,
    errors: ['not-signed-in'],
  }),
  make: endpoint({
    ...routes.classes.make,
    summary: 'Make a class. One class of ten on the free courses needs no plan.',
    body: z.strictObject({ name: ClassName, timeZone: TimeZone }),
    reply: ClassSummary,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'conflict', 'too-many'],
  }),
  one: endpoint({
    ...routes.classes.one,
    summary: 'One class, for its teachers.',
    params: ClassParams,
    reply: SchoolClass,
    errors: ['not-signed-in', 'not-found'],
  }),
  change: endpoint({
    ...routes.classes.change,
    summary:
      'Rename a class, archive it, bring it back, or say whether a learning record store gets what is learned.',
    params: ClassParams,
    body: z.strictObject({
      name: ClassName.optional(),
      isArchived: z.boolean().optional(),
      sendsRecords: z.boolean().optional(),
    }),
    reply: ClassSummary,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict'],
  }),
  agree: endpoint({
    ...routes.classes.agree,
    summary: "Store the school's agreement for learners under 13.",
    params: ClassParams,
    body: z.strictObject(SchoolAgreement.shape),
    reply: SchoolClass,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  makeCode: endpoint({
    ...routes.classes.makeCode,
    summary:
      'Make a code with which learners, or another teacher, join. It replaces an earlier one.',
    params: ClassParams,
    body: z.strictObject({ kind: ClassCodeKind }),
    reply: z.object({ code: z.string(), expiresAt: z.iso.datetime() }),
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict', 'too-many'],
  }),
  join: endpoint({
    ...routes.classes.join,
    summary: 'Join a class with a code, as a learner or as a teacher.',
    body: z.strictObject({
      code: ClassCode,
      /** The learner's name in the class, which its teachers see; the first name if it is left out. */
      name: RosterName.optional(),
    }),
    reply: z.object({ id: ClassId, name: z.string(), as: ClassCodeKind }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict', 'too-many'],
  }),
  leave: endpoint({
    ...routes.classes.leave,
    summary:
      'Leave a class. The only teacher cannot leave, but can archive it; nor can an account that the class made.',
    params: ClassParams,
    body: z.strictObject({}),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict'],
  }),
  addLearners: endpoint({
    ...routes.classes.addLearners,
    summary:
      'Make accounts for a list of names. The reply has the passwords, which are shown only once.',
    params: ClassParams,
    body: z.strictObject({
      names: z.array(RosterName).min(1).max(classLimits.roster),
      /** Age group of the learners of this list. Under 13 needs the school's agreement. */
      ageRange: z.enum(['under-13', '13-17']),
    }),
    reply: z.object({ slips: z.array(ClassSlip) }),
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict', 'too-many'],
  }),
  slips: endpoint({
    ...routes.classes.slips,
    summary: 'Printable slips with usernames and passwords, eight on a page.',
    params: ClassParams,
    body: z.strictObject({
      slips: z
        .array(z.strictObject({ id: UserId, password: Password }))
        .min(1)
        .max(classLimits.roster),
    }),
    reply: z.custom<ServedFile>(),
    file: 'pdf',
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  resetPassword: endpoint({
    ...routes.classes.resetPassword,
    summary: 'Give a class account a new password, which ends its sessions. Shown only once.',
    params: ClassMemberParams,
    body: z.strictObject({}),
    reply: ClassSlip,
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  removeLearner: endpoint({
    ...routes.classes.removeLearner,
    summary:
      'Take a learner out of a class. An account that the class made is erased after seven days.',
    params: ClassMemberParams,
    body: z.strictObject({ password: Password }),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  endYear: endpoint({
    ...routes.classes.endYear,
    summary:
      'Take all learners out whose accounts the class made. Their accounts are erased after seven days.',
    params: ClassParams,
    body: z.strictObject({ password: Password }),
    reply: z.object({ erased: z.number().int() }),
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  record: endpoint({
    ...routes.classes.record,
    summary:
      "A learner's record, with nothing from before the learner joined, unless the class made the account. The first name is the name in the class.",
    params: ClassMemberParams,
    reply: LearnerRecord,
    errors: ['not-signed-in', 'not-found'],
  }),
  ofLinked: endpoint({
    ...routes.classes.ofLinked,
    summary: 'The classes of a linked learner under 18, for a grown-up.',
    params: UserParams,
    reply: z.object({ classes: z.array(LinkedClass) }),
    errors: ['not-signed-in', 'not-found'],
  }),
  endOfChild: endpoint({
    ...routes.classes.endOfChild,
    summary:
      'Take a child under 13 out of a class, as its parent. A teacher alone takes out an account that the class made.',
    params: LinkedClassParams,
    body: z.strictObject({}),
    reply: Done,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
};
