import { faultsOf } from './support/axe.ts';
import { desktop, expect, phone, test } from './support/fixtures.ts';
import { fillSignUp, password } from './support/learner.ts';
import { startLtiPlatform, type LtiPlatform } from './support/lti-platform.ts';
import { sharedSite } from './support/shared-site.ts';
import { skipToEnd } from './support/walk/lesson-walk.ts';

let platform: LtiPlatform;
test.beforeAll(async () => {
  platform = await startLtiPlatform(sharedSite());
  await platform.registerAt(sharedSite());
});
test.afterAll(() => platform.stop());

test('a teacher connects a course and picks a lesson in the frame of the platform; a learner comes in from there, and the grade goes back', async ({
  openWindow,
}) => {
  platform.person = { sub: 'teacher-1', role: 'Instructor', name: 'Grace Hopper' };
  const teacher = await openWindow({ viewport: desktop });
  await teacher.goto(platform.courseUrl);
  await teacher.getByRole('link', { name: 'Open', exact: true }).click();
  await teacher.getByText('From Physics on Moodle of Springfield').waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.getByRole('link', { name: 'Open an account' }).press('Enter');
  await fillSignUp(teacher, { ageRange: '18 or over' });
  await expect(teacher.getByLabel('Name of the class')).toHaveValue('Physics');
  await teacher.getByRole('radio', { name: '13 to 17' }).press('Space');
  await teacher.getByLabel('Your password again').fill(password);
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Connect the course' }).press('Enter');
  await teacher.getByText('The course is connected.').waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Go on' }).press('Enter');
  await teacher.getByRole('heading', { level: 1, name: 'Physics' }).waitFor();

  platform.isPick = true;
  await teacher.goto(platform.courseUrl);
  const frame = teacher.frameLocator('iframe');
  await teacher.getByRole('link', { name: 'Open in the frame' }).click();
  await frame.getByRole('heading', { name: 'Choose something to learn' }).waitFor();
  await frame.getByRole('radio', { name: 'The whole lesson' }).first().check();
  await frame.getByRole('button', { name: 'Add to the course' }).press('Enter');
  await frame.getByText('The link is in the course.').waitFor();
  const [picked] = platform.picked;
  expect(picked?.url).toMatch(/\/api\/lti\/launch\?item=lesson-\d+$/);

  Object.assign(platform, {
    isPick: false,
    target: picked?.url,
    person: { sub: 'learner-1', role: 'Learner', name: 'Zoë Li' },
  });
  const learner = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  await learner.goto(platform.courseUrl);
  await learner.getByRole('link', { name: 'Open in the frame' }).click();
  const button = learner.frameLocator('iframe').getByRole('link', { name: 'Open Qubloom' });
  const opened = learner.waitForEvent('popup');
  await button.click();
  const page = await opened;
  await page.getByRole('button', { name: 'Start learning' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start learning' }).click();
  await page.waitForURL(/\/courses\/\d+\?lesson=\d+/);
  await page
    .getByRole('heading', { name: picked?.title ?? '' })
    .first()
    .waitFor();
  await skipToEnd(page);
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect.poll(() => platform.scores).toMatchObject([{ userId: 'learner-1', scoreGiven: 1 }]);

  await learner.goto(platform.courseUrl);
  await learner.getByRole('link', { name: 'Open', exact: true }).click();
  await learner.waitForURL(/\/courses\/\d+\?lesson=\d+/);
});
