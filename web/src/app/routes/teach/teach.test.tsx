import {
  assignments,
  ClassId,
  classes,
  courses,
  UserId,
  type ClassSlip,
  type ClassSummary,
  type SchoolClass,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { physics as emptyClass } from '../../../testing/classes.ts';
import { grace, kitsRecord } from '../../../testing/families.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const physics = { ...emptyClass, learnerCount: 2 };

const physicsPage: SchoolClass = {
  ...physics,
  teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
  learners: [
    {
      id: UserId.parse(7),
      name: 'Kit',
      username: 'brave-otter-12',
      isClassAccount: true,
      joinedAt: '2026-03-01T12:00:00.000Z',
    },
    {
      id: UserId.parse(8),
      name: 'Lin',
      username: 'lin8',
      isClassAccount: false,
      joinedAt: '2026-03-02T12:00:00.000Z',
    },
  ],
  agreement: null,
  sendsRecords: null,
};

const agreement = {
  school: 'Hill School',
  country: 'Ireland',
  agreedBy: 'Grace Hopper',
  isAllowed: true as const,
  rooms: true,
  freeChat: false,
};

const slip: ClassSlip = {
  id: UserId.parse(9),
  name: 'Zoë',
  username: 'calm-heron-31',
  password: 'river-lamp-stone-cloud',
};

const noAssignments = () => [replies(assignments.list, []), replies(courses.list, [])];

async function openTeach(teaches: readonly ClassSummary[] = [], user = grace) {
  const server = fakeServer(
    ...noAssignments(),
    signedIn(user),
    replies(classes.mine, { teaches: [...teaches], learnsIn: [], canMake: true }),
    replies(classes.one, physicsPage),
  );
  const page = await renderPage('/teach');
  await heading('Teach');
  return { ...page, server };
}

async function openClass(shown: SchoolClass = physicsPage, search = '') {
  const server = fakeServer(...noAssignments(), signedIn(grace), replies(classes.one, shown));
  const page = await renderPage(`/teach/3${search}`);
  return { ...page, server };
}

async function openList(csv: string, shown?: SchoolClass) {
  const page = await openClass(shown);
  await region('Add learners without an account');
  await page.user.upload(
    screen.getByLabelText('File with names'),
    new File([csv], 'names.csv', { type: 'text/csv' }),
  );
  await screen.findByRole('table', { name: 'Names in the list' });
  return page;
}

test('a visitor signs in first', async () => {
  fakeServer(signedOut());
  const { path } = await renderPage('/teach');
  await waitFor(() => expect(path()).toBe('/auth?returnTo=%2Fteach'));
});

test('somebody under 18 reads who makes classes, and where to join one', async () => {
  await openTeach([], ada);
  const told = within(await region('Classes are made by grown-ups'));
  expect(told.getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/classes');
  expect(screen.queryByRole('button', { name: 'Make the class' })).not.toBeInTheDocument();
});

test('without a class, a grown-up reads what a class is, and makes one', async () => {
  const { user, server, path } = await openTeach();
  expect(await region('What a class is')).toHaveTextContent(/They join with a code/);
  server.use(refusesField(classes.make, 'invalid', 'name', 'Please choose a kinder name.'));
  const name = screen.getByLabelText('Name of the class');
  await user.type(name, 'Physics 5b{Enter}');
  expect(await screen.findByText('Please choose a kinder name.')).toBeInTheDocument();
  server.use(replies(classes.make, physics));
  await user.click(button('Make the class'));
  expect(await heading('Physics 5b')).toBeInTheDocument();
  expect(path()).toBe('/teach/3');
  expect(server.bodiesOf(classes.make)[1]).toEqual({
    name: 'Physics 5b',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('classes show how many learners they have, and archived ones are folded', async () => {
  const old = {
    ...physics,
    id: ClassId.parse(4),
    name: 'Old',
    archivedAt: physicsPage.learners[0]?.joinedAt ?? null,
  };
  await openTeach([physics, old]);
  const list = within(await region('Your classes'));
  expect(list.getByRole('link', { name: 'Physics 5b' })).toHaveAttribute('href', '/teach/3');
  expect(list.getAllByText('2 of 10 seats taken')).toHaveLength(2);
  expect(list.getByText('Archived classes (1)')).toBeInTheDocument();
  expect(list.getByText('Old')).not.toBeVisible();
});

test('a teacher with a class to try is told so, instead of being offered another', async () => {
  await openTeach([physics]);
  const told = within(await region('Make another class'));
  expect(told.getByText(/^You already have a class to try: /)).toBeInTheDocument();
  expect(told.getByRole('link', { name: 'Physics 5b' })).toHaveAttribute('href', '/teach/3');
  expect(screen.queryByRole('button', { name: 'Make the class' })).not.toBeInTheDocument();
});

test('a teacher whose class has a plan can try another class', async () => {
  await openTeach([{ ...physics, plan: 'classroom' }]);
  await region('Make another class');
  expect(button('Make the class')).toBeInTheDocument();
});

test('another teacher joins with a code', async () => {
  const { user, server, path } = await openTeach();
  server.use(replies(classes.join, { id: physics.id, name: physics.name, as: 'teacher' }));
  await user.type(await screen.findByLabelText("Teacher's code"), '7kqm2 x9rtb{Enter}');
  expect(await heading('Physics 5b')).toBeInTheDocument();
  expect(path()).toBe('/teach/3');
  expect(server.bodiesOf(classes.join)).toEqual([{ code: '7kqm2 x9rtb' }]);
});

test('a class that the reader does not teach is not there', async () => {
  fakeServer(signedIn(grace), refuses(classes.one, 'not-found', 'That class does not exist.'));
  await renderPage('/teach/3');
  expect(await screen.findByRole('alert')).toHaveTextContent('That class does not exist.');
});

test('learners are listed with their accounts, and only class accounts get a new password', async () => {
  await openClass();
  const [kit, lin] = within(await region('Learners')).getAllByRole('listitem');
  expect(kit).toHaveTextContent(/Kit \(brave-otter-12\)Class account, since March 1, 2026/);
  expect(lin).toHaveTextContent(/Lin \(lin8\)Own account/);
  expect(button('New password for Kit')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New password for Lin' })).not.toBeInTheDocument();
});

test('each part of a class is one tap away, and what a teacher has begun in another part stays', async () => {
  const { user, path } = await openClass();
  const nav = within(await screen.findByRole('navigation', { name: 'This class' }));
  const current = () =>
    nav
      .getAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent)
      .join();
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Learners',
    'Teach live',
    'Assignments',
    'Gradebook',
    'Settings',
  ]);
  expect(current()).toBe('Learners');
  await user.type(screen.getByLabelText('Names, one on each line'), 'Zoë');
  for (const [label, title] of [
    ['Teach live', 'Teach a lesson live'],
    ['Assignments', 'Assignments'],
    ['Settings', 'About this class'],
  ] as const) {
    await user.click(nav.getByRole('link', { name: label }));
    expect(await region(title)).toBeInTheDocument();
    expect(current()).toBe(label);
    expect(screen.queryByRole('region', { name: 'Learners' })).not.toBeInTheDocument();
  }
  expect(path()).toBe('/teach/3?show=settings');
  await user.click(nav.getByRole('link', { name: 'Learners' }));
  await region('Learners');
  expect(screen.getByLabelText('Names, one on each line')).toHaveValue('Zoë');
});

test('a new class says what comes next: learners first, and then a lesson', async () => {
  const { server, unmount } = await openClass({ ...physicsPage, learners: [], learnerCount: 0 });
  expect(
    await screen.findByText(/^Add your learners: paste their names, or give them a code\./),
  ).toBeInTheDocument();
  unmount();
  server.use(replies(classes.one, physicsPage));
  const { user, path } = await renderPage('/teach/3');
  await user.click(await screen.findByRole('link', { name: 'assign one' }));
  expect(path()).toBe('/teach/3?show=assignments');
});

test('a teacher opens the record of a learner', async () => {
  const { user, server, path } = await openClass();
  server.use(replies(classes.record, kitsRecord));
  await user.click(await screen.findByRole('link', { name: 'Record of Kit' }));
  expect(await heading('Kit')).toBeInTheDocument();
  expect(path()).toBe('/teach/3?learner=7');
  expect(await region('Where to look again')).toHaveTextContent('Questions to ask in class');
  expect(screen.getByRole('link', { name: 'Back to Physics 5b' })).toHaveAttribute(
    'href',
    '/teach/3',
  );
});

test('a new password is shown once', async () => {
  const { user, server } = await openClass();
  const password = 'a-new-pass-word';
  server.use(replies(classes.resetPassword, { ...slip, name: 'Kit', password }));
  await user.click(await screen.findByRole('button', { name: 'New password for Kit' }));
  expect(server.bodiesOf(classes.resetPassword)).toEqual([]);
  await user.click(button('Make a new password'));
  expect(await screen.findByText(password)).toBeInTheDocument();
  expect(button('Download slips (PDF)')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(password)).not.toBeInTheDocument());
  await user.click(button('New password for Kit'));
  expect(screen.queryByText(password)).not.toBeInTheDocument();
});

test('taking out a class account says that it is erased, and asks for the password', async () => {
  const { user, server } = await openClass();
  server.use(
    refusesField(classes.removeLearner, 'invalid', 'password', "That isn't your password."),
  );
  await user.click(await screen.findByRole('button', { name: 'Take out Kit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take Kit out of the class' }));
  expect(dialog.getByText(/erased after seven days/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Your password again'), 'guess{Enter}');
  expect(await dialog.findByText("That isn't your password.")).toBeInTheDocument();
  server.use(
    replies(classes.removeLearner, {}),
    replies(classes.one, { ...physicsPage, learners: [] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(/Add your learners: paste/)).toBeInTheDocument();
});

test('the end of the year erases the accounts that the class made, after one password', async () => {
  const { user, server } = await openClass(physicsPage, '?show=settings');
  await user.click(await screen.findByRole('button', { name: /^End the year/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the year?' }));
  const list = within(dialog.getByRole('list', { name: 'Accounts to erase' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kit (brave-otter-12)',
  ]);
  expect(dialog.getByText(/erased after seven days/)).toBeInTheDocument();
  expect(dialog.getByText(/^1 learner has an account of their own/)).toBeInTheDocument();
  server.use(replies(classes.endYear, { erased: 1 }));
  await user.type(dialog.getByLabelText('Your password again'), 'purple kites{Enter}');
  expect(await screen.findByText('1 account ended')).toBeInTheDocument();
  expect(server.bodiesOf(classes.endYear)).toEqual([{ password: 'purple kites' }]);
});

test('a teacher reads in the settings what teachers see and never see', async () => {
  await openClass(physicsPage, '?show=settings');
  const card = within(await region('What you see, and what you never see'));
  expect(card.getByRole('list', { name: 'You never see:' })).toHaveTextContent(/^chatsflashcards/);
});

test('taking out somebody with an own account says that it stays', async () => {
  const { user } = await openClass();
  await user.click(await screen.findByRole('button', { name: 'Take out Lin' }));
  expect(await screen.findByText(/Lin keeps the account/)).toBeInTheDocument();
});

test('codes for learners and teachers are shown with their end', async () => {
  const { user, server } = await openClass();
  server.use(
    replies(classes.makeCode, { code: '7KQM2-X9RTB', expiresAt: '2026-12-14T12:00:00.000Z' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Make a code for learners' }));
  expect(await screen.findByText('7KQM2-X9RTB')).toBeInTheDocument();
  expect(screen.getByText('It works until December 14, 2026.')).toBeInTheDocument();
  await user.click(button('Make a code for a teacher'));
  await waitFor(() =>
    expect(server.bodiesOf(classes.makeCode)).toEqual([{ kind: 'learner' }, { kind: 'teacher' }]),
  );
});

test('a class is renamed, archived, and brought back', async () => {
  const { user, server } = await openClass(physicsPage, '?show=settings');
  server.use(replies(classes.change, physics));
  const name = await screen.findByLabelText('Name of the class');
  await user.clear(name);
  await user.type(name, 'Physics 6b{Enter}');
  const archived = { ...physicsPage, archivedAt: '2026-11-01T12:00:00.000Z' };
  server.use(replies(classes.one, archived));
  await user.click(button('Archive the class'));
  const dialog = within(screen.getByRole('dialog', { name: 'Archive Physics 5b?' }));
  expect(dialog.getByText('You can bring the class back later, on this page.')).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Its codes. Nobody can join anymore.',
    'Its assignments. Learners see them again if you bring the class back.',
    'A live lesson that is running.',
    'A plan that a teacher pays for, at the end of its period.',
    'The accounts of your learners.',
    'Everything they have learned.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Keep it open' }));
  expect(server.bodiesOf(classes.change)).toHaveLength(1);
  await user.click(button('Archive the class'));
  await user.click(button('Archive it now'));
  await user.click(await screen.findByRole('button', { name: 'Bring the class back' }));
  await waitFor(() =>
    expect(server.bodiesOf(classes.change)).toEqual([
      { name: 'Physics 6b' },
      { isArchived: true },
      { isArchived: false },
    ]),
  );
  expect(
    screen.queryByRole('region', { name: 'Add learners without an account' }),
  ).not.toBeInTheDocument();
});

test('only one of several teachers can leave', async () => {
  const alan = { id: UserId.parse(20), firstName: 'Alan', username: 'alan' };
  const { user, server, path } = await openClass(
    { ...physicsPage, teachers: [...physicsPage.teachers, alan] },
    '?show=settings',
  );
  server.use(replies(classes.leave, {}));
  await user.click(await screen.findByRole('button', { name: 'Leave the class' }));
  await user.click(button('Leave it now'));
  await waitFor(() => expect(path()).toBe('/teach'));
});

test('a list is shown row by row with what is wrong, and rows can be left out', async () => {
  const { user } = await openList('Name;Class\nZoë;5b\n=1+1;5b\n;5b\nzoë;5b\nKit;5b\nBo;5b');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Zoë.*Gets an account/);
  expect(rows[2]).toMatch(/like a formula/);
  expect(rows[3]).toMatch(/The name is missing/);
  expect(rows[4]).toMatch(/The same name is in line 2/);
  expect(rows[5]).toMatch(/in the class already/);
  expect(screen.getByText('2 names get an account. 4 names are left out.')).toBeInTheDocument();
  await user.click(button('Leave out Bo'));
  expect(screen.getByText('1 name gets an account. 5 names are left out.')).toBeInTheDocument();
  await user.click(button('Put back Bo'));
  expect(screen.getByText(/^2 names get/)).toBeInTheDocument();
});

test('names without a seat only say so, and how many seats there are is above the table', async () => {
  await openList('Zoë\nBo\nMia', { ...physicsPage, learnerCount: 9 });
  const link = screen.getByRole('link', { name: 'The Classroom plan' });
  expect(link.parentElement).toHaveTextContent(
    'This class to try has 10 seats, and 1 is free. The Classroom plan has 30.',
  );
  expect(link).toHaveAttribute('href', '/teach/3?show=settings');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(2)).toEqual(['2BoNo seat', '3MiaNo seat']);
});

test('a workbook is refused in words, and an empty list, too', async () => {
  const { user } = await openClass();
  await user.click(await screen.findByRole('button', { name: 'Check the names' }));
  expect(screen.getByLabelText('Names, one on each line')).toBeInvalid();
  await user.upload(
    screen.getByLabelText('File with names'),
    new File([Uint8Array.from([0x50, 0x4b, 3, 4])], 'names.csv'),
  );
  expect(await screen.findByText(/^That is a workbook/)).toBeInTheDocument();
});

test('of a OneRoster export, the ZIP file says which of its files to open, and teachers get no account', async () => {
  const { user } = await openClass();
  const zip = new TextEncoder().encode('PK\u0003\u0004users.csv');
  await user.upload(await screen.findByLabelText('File with names'), new File([zip], 'roster.csv'));
  expect(await screen.findByText(/In a OneRoster export, that is users.csv/)).toBeInTheDocument();

  const users =
    'sourcedId,role,givenName,familyName\n1,student,Zoë,Li\n2,teacher,Marie,Curie\n3,student,Bo,';
  await user.upload(screen.getByLabelText('File with names'), new File([users], 'users.csv'));
  expect(
    await screen.findByText('2 names get an account. 1 name is left out.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Marie Curie/ })).toHaveTextContent(/not list .* student/);
});

test('a OneRoster file without roles asks for a look at its names', async () => {
  const { user } = await openClass();
  const users = 'sourcedId,givenName,familyName\n1,Zoë,Li';
  await user.upload(
    await screen.findByLabelText('File with names'),
    new File([users], 'users.csv'),
  );
  expect(await screen.findByText(/does not say who is a student/)).toBeInTheDocument();
});

test('slips are shown once, and leaving without them is asked about', async () => {
  const { user, server, path } = await openClass();
  server.use(replies(classes.addLearners, { slips: [slip] }));
  await user.type(await screen.findByLabelText('Names, one on each line'), 'Zoë');
  await user.click(button('Check the names'));
  expect(screen.getByText(/an account\./)).toHaveFocus();
  await user.click(await screen.findByRole('radio', { name: '13 to 17' }));
  await user.click(button('Make 1 account'));
  expect(await screen.findByText(slip.password)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('One account is ready.');
  expect(server.bodiesOf(classes.addLearners)).toEqual([{ names: ['Zoë'], ageRange: '13-17' }]);

  await user.click(screen.getByRole('link', { name: 'All your classes' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(path()).toBe('/teach/3');

  server.use({
    endpoint: classes.slips,
    answer: () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  });
  URL.createObjectURL = () => 'blob:slips';
  await user.click(button('Download slips (PDF)'));
  expect(await screen.findByText('The slips are in your downloads.')).toBeInTheDocument();
  expect(server.bodiesOf(classes.slips)).toEqual([
    { slips: [{ id: slip.id, password: slip.password }] },
  ]);
  await user.click(button('Done'));
  expect(screen.queryByText(slip.password)).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^Next: teach a lesson live/);
  expect(await region('Add learners without an account')).toBeInTheDocument();
});

test('learners under 13 need the agreement of the school first', async () => {
  const { user, server } = await openList('Zoë');
  await user.click(screen.getByRole('radio', { name: 'Under 13' }));
  const form = within(await region("The school's agreement"));
  expect(form.getByText(/You can teach tomorrow without accounts/)).toBeInTheDocument();
  expect(form.getByRole('link', { name: 'the page for your principal' })).toHaveAttribute(
    'href',
    '/for-educators?show=agreement',
  );
  expect(screen.queryByRole('button', { name: 'Make 1 account' })).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Name of the school'), agreement.school);
  await user.type(form.getByLabelText('Country'), agreement.country);
  await user.type(form.getByLabelText('Your name'), agreement.agreedBy);
  await user.click(form.getByRole('checkbox', { name: /study rooms\. Ready-made/ }));
  await user.click(form.getByRole('button', { name: 'Agree for the school' }));
  expect(form.getByRole('checkbox', { name: /^My school may/ })).toBeInvalid();
  expect(server.bodiesOf(classes.agree)).toEqual([]);
  server.use(
    replies(classes.agree, {
      ...physicsPage,
      agreement: { ...agreement, agreedAt: '2026-11-30T12:00:00.000Z' },
    }),
  );
  await user.click(form.getByRole('checkbox', { name: /^My school may/ }));
  await user.click(form.getByRole('button', { name: 'Agree for the school' }));
  expect(await screen.findByRole('button', { name: 'Make 1 account' })).toHaveFocus();
  expect(server.bodiesOf(classes.agree)).toEqual([agreement]);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await region("The school's agreement")).toHaveTextContent(
    'Grace Hopper agreed for Hill School on November 30, 2026.',
  );
});

test('the agreement is a page to print', async () => {
  const agreed = { ...agreement, agreedAt: '2026-11-30T12:00:00.000Z' };
  await openClass({ ...physicsPage, agreement: agreed }, '?show=agreement');
  expect(await heading("The school's agreement")).toBeInTheDocument();
  expect(screen.getByText('Hill School')).toBeInTheDocument();
  expect(button('Print this page')).toBeInTheDocument();
});

test('a teacher of a class with a School plan turns the records on, and a refusal is shown', async () => {
  const { user, server } = await openClass(
    { ...physicsPage, plan: 'school', sendsRecords: false },
    '?show=settings',
  );
  const about = within(await region('About this class'));
  const box = about.getByRole('checkbox', { name: /learning record store/ });
  server.use(refuses(classes.change, 'forbidden', 'Only a class with a School plan can do that.'));
  await user.click(box);
  expect(
    await about.findByText('Only a class with a School plan can do that.'),
  ).toBeInTheDocument();
  expect(box).not.toBeChecked();
  server.use(
    replies(classes.change, physics),
    replies(classes.one, { ...physicsPage, plan: 'school', sendsRecords: true }),
  );
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(server.bodiesOf(classes.change)[1]).toEqual({ sendsRecords: true });
});

test('without a record store, the page of a class does not mention one', async () => {
  await openClass(physicsPage, '?show=settings');
  const about = within(await region('About this class'));
  expect(about.queryByRole('checkbox')).not.toBeInTheDocument();
});
