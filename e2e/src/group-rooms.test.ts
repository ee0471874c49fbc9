import { faultsOf } from './support/axe.ts';
import { openClass, teachFirstLesson } from './support/classes.ts';
import { expect, phone, test } from './support/fixtures.ts';

test('a teacher opens a room for two learners, who build and talk in it, looks in without their chat, leads, and closes it', async ({
  openWindow,
}) => {
  // Three windows share a busy machine.
  test.setTimeout(300_000);
  const { teacher, laptop, mobile } = await openClass(openWindow);
  const learners = [laptop, mobile];
  await teachFirstLesson(teacher);
  for (const learner of learners) {
    await learner.goto('/dashboard');
    await learner.getByRole('link', { name: 'Join the lesson' }).press('Enter');
  }
  await teacher.getByText('2 of 2 connected.').waitFor();

  const card = teacher.getByRole('region', { name: 'Rooms for groups' });
  await card.getByRole('button', { name: 'Propose groups' }).press('Enter');
  await card.getByText(/^Group 1:/).waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await card.getByRole('button', { name: 'Open 1 room' }).press('Enter');
  await card.getByRole('heading', { name: 'Group 1' }).waitFor();

  for (const learner of learners) {
    await learner.getByRole('link', { name: "Open your group's room" }).press('Enter');
    await learner.getByRole('button', { name: 'Got it' }).press('Enter');
  }
  await laptop.getByLabel('Your message').fill('Shall we try an H gate?');
  await laptop.getByLabel('Your message').press('Enter');
  await mobile.getByText('Shall we try an H gate?').waitFor();
  await laptop.getByRole('tab', { name: 'Quantum Circuit' }).press('Enter');
  await laptop.getByRole('gridcell', { name: /^q0, column 1: empty/ }).press('h');
  await expect(card.getByText('In the room')).toHaveCount(2);
  await teacher.getByText('2 of 2 connected.').waitFor();
  await expect(teacher.getByText('In the room of Group 1')).toHaveCount(2);

  const frames: string[] = [];
  teacher.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await card.getByRole('link', { name: 'Look into Group 1' }).press('Enter');
  await teacher.getByRole('group', { name: /circuit$/ }).waitFor();
  await expect(teacher.getByRole('log')).toHaveCount(0);
  for (const learner of learners) await learner.getByText(/^Your teacher is here/).waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  expect(await faultsOf(mobile, { sizes: [phone] })).toEqual([]);

  await teacher.getByRole('button', { name: 'Take the lead' }).press('Enter');
  await teacher.getByText('You lead.', { exact: true }).waitFor();
  await mobile.getByRole('tab', { name: 'Shared Simulator' }).press('Enter');
  await mobile.getByText('Your teacher leads.').waitFor();
  await mobile.getByRole('tab', { name: 'Chat' }).press('Enter');
  await mobile.getByLabel('Your message').fill('Then we measure');
  await mobile.getByLabel('Your message').press('Enter');
  await laptop.getByRole('tab', { name: /^Chat/ }).press('Enter');
  await laptop.getByText('Then we measure').waitFor();
  await teacher.getByRole('button', { name: /^Hand the lead to/ }).press('Enter');
  await teacher.getByRole('button', { name: 'Take the lead' }).waitFor();
  expect(frames.join('\n')).toContain('ROOM_DATA');
  expect(frames.join('\n')).not.toMatch(/Shall we try|Then we measure/);

  await teacher.getByRole('link', { name: 'Back to the board' }).press('Enter');
  for (const learner of learners) {
    await expect(learner.getByText(/^Your teacher is here/)).toHaveCount(0);
  }
  await card.getByRole('button', { name: 'Close the rooms' }).press('Enter');
  await teacher.getByRole('button', { name: 'Close them for everybody' }).press('Enter');
  for (const learner of learners) {
    await learner.getByRole('heading', { name: 'This room is closed' }).waitFor();
    await learner.getByRole('link', { name: 'Back to the lesson' }).press('Enter');
    await learner.getByText(/^Your class is doing this lesson now\./).waitFor();
  }
});
