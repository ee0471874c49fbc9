/**
 * Learning platforms of schools that open the site by LTI 1.3. The launch itself comes as a form from the platform, so it
 * is no call of the contract; these are the calls of the page on which a launch ends if something has to be chosen.
 */
import { z } from 'zod';
import { ConfirmBody } from '../accounts/profile.ts';
import { endpoint } from '../endpoint.ts';
import { ClassId, ClassParams, PlatformId, PlatformParams } from '../ids.ts';
import * as routes from '../routes.ts';

/** Kinds of items that a platform's course can link to, and whose results it gets. */
export const ltiItemKinds = ['lesson', 'quiz', 'task'] as const;
export type LtiItemKind = (typeof ltiItemKinds)[number];

/** The page on which a launch ends. */
export const launchPage = '/school';

const launchGone =
  "This start from your school's platform is over. Please open Qubloom from there again.";

/** Key of a launch, which counts only in the browser that began it. */
const Launch = z.strictObject({ launch: z.string().regex(/^[A-Za-z0-9_-]{43}$/, launchGone) });

const Arrival = z.object({
  /** Name of the platform: `Canvas of Springfield School`. */
  platform: z.string(),
  /** Title of the course there, if the platform tells it. */
  course: z.string().nullable(),
  role: z.enum(['teacher', 'learner']),
  /** Name of the class that the course is connected to; null if it is connected to none. */
  className: z.string().nullable(),
  /** True if an account is connected to this person at the platform. */
  isKnown: z.boolean(),
});
export type Arrival = z.infer<typeof Arrival>;

/** A platform that opens the caller's account. */
const OwnSchool = z.object({
  id: PlatformId,
  name: z.string(),
  connectedAt: z.iso.datetime(),
});
export type OwnSchool = z.infer<typeof OwnSchool>;

/** Ids of a course at a platform. */
const CourseKey = z.strictObject({
  platformId: PlatformId,
  deploymentId: z.string().max(255),
  contextId: z.string().max(255),
});

const ConnectedCourse = CourseKey.extend({
  platform: z.string(),
  /** Title of the course there, if the platform has told it. */
  title: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  /** Name of the teacher who has connected it; null if that account is erased. */
  connectedBy: z.string().nullable(),
});
export type ConnectedCourse = z.infer<typeof ConnectedCourse>;

const Onward = z.object({
  /** Address of the next page, on this site. */
  path: z.string(),
});

const lost = ['invalid', 'not-found'] as const;

export const lti = {
  arrival: endpoint({
    ...routes.lti.arrival,
    summary: "A launch from a school's platform that has to choose something first.",
    body: Launch,
    reply: Arrival,
    errors: [...lost],
  }),
  begin: endpoint({
    ...routes.lti.begin,
    summary: 'Make an account of the class for the learner of a launch, and sign the learner in.',
    body: Launch,
    reply: Onward,
    errors: [...lost, 'forbidden', 'conflict', 'too-many'],
  }),
  join: endpoint({
    ...routes.lti.join,
    summary: 'Connect the own account with the learner of a launch, and join the class.',
    body: Launch.extend(ConfirmBody.shape),
    reply: Onward,
    errors: [...lost, 'not-signed-in', 'forbidden', 'conflict', 'too-many'],
  }),
  connect: endpoint({
    ...routes.lti.connect,
    summary: "Connect the course of a launch with one of the caller's classes.",
    body: Launch.extend({
      ...ConfirmBody.shape,
      classId: ClassId,
      /** Age group of the learners of this course. Under 13 needs the school's agreement. */
      ageRange: z.enum(['under-13', '13-17'], 'Please choose how old the learners are.'),
    }),
    reply: Onward,
    errors: [...lost, 'not-signed-in', 'forbidden', 'conflict', 'too-many'],
  }),
  roster: endpoint({
    ...routes.lti.roster,
    summary: 'The learners of the course, as the platform lists them.',
    body: Launch,
    reply: z.object({
      learners: z.array(
        z.object({
          name: z.string(),
          /** True if an account is connected to this learner already. */
          isKnown: z.boolean(),
        }),
      ),
    }),
    errors: [...lost, 'not-signed-in', 'forbidden', 'conflict', 'too-many', 'unavailable'],
  }),
  addRoster: endpoint({
    ...routes.lti.addRoster,
    summary: 'Make accounts of the class for the learners of the course who have none.',
    body: Launch,
    reply: z.object({ added: z.number().int() }),
    errors: [...lost, 'not-signed-in', 'forbidden', 'conflict', 'too-many', 'unavailable'],
  }),
  mine: endpoint({
    ...routes.lti.mine,
    summary: "Platforms of schools that open the caller's account, the oldest connection first.",
    reply: z.array(OwnSchool),
    errors: ['not-signed-in'],
  }),
  disconnect: endpoint({
    ...routes.lti.disconnect,
    summary:
      "Disconnect a platform from the caller's account. It opens the account and gets results no more.",
    params: PlatformParams,
    body: ConfirmBody,
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  courses: endpoint({
    ...routes.lti.courses,
    summary: "Courses of platforms that are connected with one of the caller's classes.",
    params: ClassParams,
    reply: z.array(ConnectedCourse),
    errors: ['not-signed-in', 'not-found'],
  }),
  disconnectCourse: endpoint({
    ...routes.lti.disconnectCourse,
    summary:
      'Disconnect a course from the class. It gets no more results until a teacher connects it again.',
    params: ClassParams,
    body: CourseKey,
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
};
