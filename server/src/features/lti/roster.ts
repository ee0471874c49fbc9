/** The people of a course, by Names and Roles Provisioning Services 2.0, as accounts of its class. */
import { classLimits } from '@qubloom/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { Conflict } from '../../platform/errors.ts';
import { slidingThrottle } from '../../platform/sliding-throttle.ts';
import { addWithoutPasswords } from '../classes/index.ts';
import { connectPerson, loadOwnCourse, nameInClass, type Held } from './arrival.ts';
import { nameIn, roleIn, scopes } from './claims.ts';
import { accessToken, ask, orUnavailable } from './platform-calls.ts';
import { listKnownSubjects, type Platform } from './queries.ts';

const rosters = slidingThrottle({
  name: 'school-rosters',
  tries: 40,
  seconds: 3600,
  sentence: 'That was a lot of lists. Please wait a while.',
});

/** A course with more people than these pages is cut. */
const mostPages = 20;

const Members = z.object({
  members: z.array(
    z.object({
      user_id: z.string().min(1).max(255),
      status: z.string().optional(),
      name: z.string().nullish(),
      given_name: z.string().nullish(),
      family_name: z.string().nullish(),
      roles: z.array(z.string()),
    }),
  ),
});
type Member = z.infer<typeof Members>['members'][number];

export async function showRoster(context: Context, teacher: Learner, held: Held) {
  const { learners, known } = await loadRoster(context, teacher, held);
  return {
    learners: learners.map((member) => ({
      name: nameInClass(nameIn(member)),
      isKnown: known.has(member.user_id),
    })),
  };
}

/** Makes accounts for the first learners who have none; the limit is that of other lists of names. */
export async function addRoster(
  context: Context,
  teacher: Learner,
  held: Held,
): Promise<{ added: number }> {
  const { learners, known, course } = await loadRoster(context, teacher, held);
  const newcomers = learners
    .filter(({ user_id }) => !known.has(user_id))
    .slice(0, classLimits.roster);
  if (newcomers.length === 0) return { added: 0 };
  const { classId, ageRange } = course.connected;
  await context.database.transaction(async (tx) => {
    const names = newcomers.map((member) => nameInClass(nameIn(member)));
    const made = await addWithoutPasswords(context, tx, { classId, names, ageRange });
    for (const [index, { id }] of made.entries()) {
      const subject = newcomers[index]?.user_id ?? '';
      await connectPerson(tx, { platformId: course.platform.id, subject }, id);
    }
  });
  return { added: newcomers.length };
}

async function loadRoster(context: Context, teacher: Learner, held: Held) {
  const course = await loadOwnCourse(context, teacher, held);
  const { members: url } = course.facts;
  if (url === null) throw new Conflict("Your school's platform does not share the list of people.");
  await rosters.take(context, String(teacher.id));
  const members = await orUnavailable(listMembers(context, course.platform, url));
  const learners = members.filter(
    ({ roles, status = 'Active' }) => roleIn(roles) === 'learner' && status === 'Active',
  );
  const subjects = learners.map(({ user_id }) => user_id);
  const known = await listKnownSubjects(context.database, course.platform.id, subjects);
  return { course, learners, known };
}

async function listMembers(context: Context, platform: Platform, url: string): Promise<Member[]> {
  const token = await accessToken(context, platform, scopes.members);
  const found = new Map<string, Member>();
  let next: string | undefined = url;
  for (let pages = 0; next !== undefined && pages < mostPages; pages += 1) {
    const { body, headers } = await ask(context, next, 'the people of a course', {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
      },
    });
    for (const member of Members.parse(body).members) found.set(member.user_id, member);
    next = nextPage(headers.get('link'));
  }
  return [...found.values()];
}

/** Reads a header such as `<https://platform.example/members?page=2>; rel="next"`. */
function nextPage(link: string | null): string | undefined {
  return /<([^>]+)>[^,<]*;\s*rel="?next"?/i.exec(link ?? '')?.[1];
}
