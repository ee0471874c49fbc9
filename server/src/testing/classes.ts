/** Classes with learners, for tests. */
import { classes, type ClassId, type SchoolAgreement } from '@qubloom/contract';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { ada, grace, type Person } from './people.ts';

export const personNamed = (username: string, from: Person = ada): Person => ({
  ...from,
  username,
  firstName: username,
  email: `${username}@example.org`,
});

/** A school's agreement for its learners under 13, without rooms. */
export const schoolAgreement: SchoolAgreement = {
  school: 'Springfield School',
  country: 'Ireland',
  agreedBy: 'Emmy Noether',
  isAllowed: true,
  rooms: false,
  freeChat: false,
};

export async function makeClass(teacher: Client): Promise<ClassId> {
  const { id } = await teacher.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  return id;
}

export async function joinByCode(teacher: Client, id: ClassId, learner: Client): Promise<void> {
  const { code } = await teacher.call(classes.makeCode, {
    params: { id },
    body: { kind: 'learner' },
  });
  await learner.call(classes.join, { body: { code } });
}

/** Makes a class of Grace's with these learners. */
export async function classOf(site: TestApp, ...learners: readonly Client[]) {
  const teacher = await site.signedIn(grace);
  const id = await makeClass(teacher);
  for (const learner of learners) await joinByCode(teacher, id, learner);
  return { teacher, id };
}
