import {
  classes,
  ClassId,
  families,
  familyPayments,
  record,
  recovery,
  type Child,
  type Family,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emptyRecord, grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  type Handler,
  refuses,
  refusesField,
  replies,
  unreachable,
} from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The names of the learners, from top to bottom. */
const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name === 'Kit' || name === 'Lin');

const lin = { ...kit, id: 8 as typeof kit.id, firstName: 'Lin', username: 'lin8' };
const graceAsGrownUp = {
  ...kit,
  id: grace.id,
  firstName: 'Grace',
  username: 'grace',
  canEnd: true,
};

async function openFamily(
  family: Family,
  user = grace,
  path = '/family',
  more: readonly Handler[] = [],
) {
  const server = fakeServer(
    ...more,
    signedIn(user),
    replies(families.mine, family),
    replies(families.record, ({ params }) =>
      params['id'] === '7' ? kitsRecord : { ...emptyRecord, firstName: 'Lin' },
    ),
    replies(record.mine, kitsRecord),
  );
  const page = await renderPage(path);
  await heading('Family');
  return { ...page, server };
}

test('a visitor signs in first and comes back', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/family?learner=7');
  await waitFor(() => expect(page.path()).toBe('/auth?returnTo=%2Ffamily%3Flearner%3D7'));
});

test('a grown-up without links reads an example and how to add a child of any age', async () => {
  await openFamily(noFamily);
  expect(await region("What you'll read here")).toHaveTextContent(/Kit learned on two days/);
  expect(screen.queryByRole('region', { name: 'Add a learner' })).not.toBeInTheDocument();
  const add = within(await region('Add your child'));
  expect(add.getByLabelText('Code from your child')).toBeInTheDocument();
  expect(add.getByRole('link', { name: 'Send me the link' })).toHaveAttribute('href', '/parent');
  expect(screen.queryByRole('region', { name: 'The Sunday mail' })).not.toBeInTheDocument();
});

test('a code adds a learner, whose record then shows', async () => {
  const { user, server, path } = await openFamily(noFamily);
  server.use(
    replies(families.addByCode, kit),
    replies(families.mine, { ...noFamily, learners: [kit] }),
  );
  await user.type(screen.getByLabelText('Code from your child'), '7kqm2 x9rtb{Enter}');
  expect(await screen.findByText('Kit is on your family page now.')).toHaveFocus();
  expect(await region("Kit's progress")).toHaveTextContent(
    /Kit \(kit7\), linked since March 1, 2026/,
  );
  expect(await screen.findByText(/^Kit learned on two days this week/)).toBeVisible();
  expect(path()).toBe('/family?learner=7');
  expect(screen.getByLabelText('Code from your child')).not.toBeVisible();
  expect(server.bodiesOf(families.addByCode)).toEqual([{ code: '7kqm2 x9rtb' }]);
});

test.each([
  refusesField(
    families.addByCode,
    'invalid',
    'code',
    'A family code has ten letters and digits, as in 7KQM2-X9RTB.',
  ),
  refuses(families.addByCode, 'not-found', 'This code is not good anymore.'),
  refuses(families.addByCode, 'conflict', 'You are linked already.'),
  unreachable(families.addByCode),
])('a refused code stays in its field, which gets the reason and the focus', async (refusal) => {
  const { user, server } = await openFamily(noFamily);
  server.use(refusal);
  const field = screen.getByLabelText('Code from your child');
  await user.type(field, '7KQM2');
  await user.click(button('Add the learner'));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/\w+ .* Ten letters and digits/);
  expect(field).toHaveValue('7KQM2');
  expect(field).toHaveFocus();
});

test('each of several learners has a card, and the one in the address comes first', async () => {
  const { unmount } = await openFamily({ ...noFamily, learners: [kit, lin] });
  expect(await screen.findByText(/^Lin has not learned this week/)).toBeVisible();
  expect(await screen.findByText(/^Kit learned on two days/)).toBeVisible();
  expect(cards()).toEqual(['Kit', 'Lin']);
  unmount();
  await openFamily({ ...noFamily, learners: [kit, lin] }, grace, '/family?learner=8');
  await region("Lin's progress");
  expect(cards()).toEqual(['Lin', 'Kit']);
});

test('everything beyond the week and the questions is closed, and opens on a press', async () => {
  const { user } = await openFamily({ ...noFamily, learners: [kit], getsReports: true });
  expect(await screen.findByText(/^Kit learned on two days/)).toBeVisible();
  expect(await region('Where Kit got stuck')).toBeVisible();
  const folded = [
    "Kit's days, goal, lessons, and badges",
    "Kit's plan and account",
    'The Sunday mail',
    'Add a learner',
  ];
  const inside = ['Badges', 'Your link to Kit'].map((name) =>
    screen.getByRole('heading', { name }),
  );
  for (const one of inside) expect(one).not.toBeVisible();
  expect(screen.getByLabelText('Send it to me on Sundays')).not.toBeVisible();
  expect(screen.getByLabelText('Code from your child')).not.toBeVisible();
  for (const name of folded) await user.click(screen.getByRole('heading', { name }));
  for (const one of inside) expect(one).toBeVisible();
  expect(screen.getByLabelText('Send it to me on Sundays')).toBeVisible();
  expect(screen.getByLabelText('Code from your child')).toBeVisible();
});

test('an account that waits for a yes says so above everything that is folded', async () => {
  const erasedAt = new Date(2026, 2, 15, 12).toISOString();
  await openOwnChild({ state: 'pending', decidedAt: null, erasedAt });
  const words = await screen.findByText(/^Kit's account waits for your yes\./);
  expect(words).toBeVisible();
  expect(words).toHaveTextContent('Without an answer, we erase it on March 15.');
});

test('the link can be ended below everything about the learner', async () => {
  await openFamily({ ...noFamily, learners: [kit] });
  await screen.findByText(/^Kit learned on two days/);
  const panel = within(await region("Kit's progress"));
  expect(panel.getAllByRole('button').at(-1)).toHaveAccessibleName('End the link to Kit');
});

test('a link ends only after a second press', async () => {
  const { user, server } = await openFamily({ ...noFamily, learners: [kit] });
  server.use(refuses(families.end, 'not-found', 'There is no such link.'));
  await user.click(button('End the link to Kit'));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the link to Kit' }));
  expect(server.bodiesOf(families.end)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'End it now' }));
  expect(await dialog.findByText('There is no such link.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  server.use(replies(families.end, {}), replies(families.mine, noFamily));
  await user.click(button('End the link to Kit'));
  await user.click(await screen.findByRole('button', { name: 'End it now' }));
  expect(await region('Add your child')).toBeInTheDocument();
});

/** Grace's family page with Kit, for whom she has said yes to study rooms. */
async function openOwnChild(decided: Partial<Child> = {}) {
  let child: Child = { ...kitsConsent, ...decided };
  const family: Family = {
    ...noFamily,
    learners: [{ ...kit, origin: 'mail', isOwnChild: true }],
  };
  const page = await openFamily(family, grace, '/family', [
    replies(families.child, () => child),
    replies(families.openChild, { key }),
    replies(families.changeChild, ({ body }) => {
      const { key: _, ...change } = body as Partial<Child> & { key: string };
      child = { ...child, ...change };
      return child;
    }),
  ]);
  const card = within(await region('What Kit may do'));
  return { ...page, card };
}

const key = 'k'.repeat(43);
const kitsConsent: Child = {
  username: 'kit7',
  firstName: 'Kit',
  state: 'confirmed',
  rooms: true,
  freeChat: false,
  buying: false,
  decidedAt: new Date(2026, 2, 1, 12).toISOString(),
  erasedAt: null,
  classes: [],
};

async function givePassword({ user, card }: Awaited<ReturnType<typeof openOwnChild>>) {
  const open = await card.findByRole('button', { name: "Open Kit's account" });
  open.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: "Kit's account" }));
  await user.type(dialog.getByLabelText('Your password again'), 'right{Enter}');
  return screen.findByRole('group', { name: "Kit's account" });
}

test('a parent reads what was decided and when, without a password', async () => {
  const { card } = await openOwnChild();
  expect(await card.findByText(/You last decided on March 1, 2026\./)).toHaveTextContent(
    'The account kit7 has your yes.',
  );
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Study rooms, with ready-made phrases: yes',
    'Chatting in their own words: no',
    'Starting to buy a plan while signed in: no',
  ]);
  expect(card.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a wrong password opens nothing', async () => {
  const page = await openOwnChild();
  page.server.use(
    refusesField(families.openChild, 'invalid', 'password', "That isn't your password."),
  );
  await page.user.click(await page.card.findByRole('button', { name: "Open Kit's account" }));
  const dialog = within(await screen.findByRole('dialog', { name: "Kit's account" }));
  await page.user.type(dialog.getByLabelText('Your password again'), 'guess{Enter}');
  expect(await dialog.findByText("That isn't your password.")).toBeInTheDocument();
});

test('after the password, a parent allows chatting and takes the whole yes back', async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  const settings = await givePassword(page);
  await waitFor(() => expect(settings).toHaveFocus());
  await user.click(card.getByRole('checkbox', { name: /own words/ }));
  await waitFor(() => expect(card.getByRole('checkbox', { name: /own words/ })).toBeChecked());
  await user.click(card.getByRole('button', { name: 'Take my whole yes back' }));
  await user.click(card.getByRole('button', { name: 'Take it back now' }));
  expect(await card.findByText(/which you took back/)).toBeInTheDocument();
  expect(server.bodiesOf(families.changeChild)).toEqual([
    { key, freeChat: true },
    { key, state: 'withdrawn' },
  ]);
  await user.click(card.getByRole('button', { name: 'Hide these settings' }));
  await waitFor(() => expect(button("Open Kit's account")).toHaveFocus());
  expect(card.queryByRole('checkbox')).not.toBeInTheDocument();
});

test("a parent downloads the child's data, and erases the account after a second press", async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  await givePassword(page);
  server.use(
    replies(families.exportChild, {
      madeAt: '2026-03-02T10:00:00.000Z',
      username: 'kit7',
      parts: [],
    }),
    replies(families.eraseChild, {}),
  );
  await user.click(card.getByRole('button', { name: 'Download all data' }));
  expect(await card.findByText(/^Kit's data is here/)).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Erase the account' }));
  expect(server.bodiesOf(families.eraseChild)).toEqual([]);
  server.use(replies(families.mine, noFamily));
  await user.click(card.getByRole('button', { name: 'Erase it now' }));
  expect(await region('Add your child')).toBeInTheDocument();
  expect(await screen.findByText('The account is erased')).toBeInTheDocument();
  expect(server.bodiesOf(families.eraseChild)).toEqual([{ key }]);
});

test('what cannot be undone is apart, says so, and can be left without a call', async () => {
  const page = await openOwnChild();
  const { user, server } = page;
  await givePassword(page);
  const block = within(await region("Erase Kit's account"));
  expect(block.getByText(/^Erasing ends everything for Kit here/)).toHaveTextContent(
    "can't be undone. To stop only your own look at it, end the link instead.",
  );
  expect(block.getAllByRole('button')).toHaveLength(1);
  await user.click(block.getByRole('button', { name: 'Erase the account' }));
  const question = await block.findByRole('group', { name: 'Erase the account' });
  expect(question).toHaveFocus();
  expect(question).toHaveAccessibleDescription(/^This erases .* It can't be brought back\.$/);
  await user.click(block.getByRole('button', { name: 'Not now' }));
  await waitFor(() =>
    expect(block.getByRole('button', { name: 'Erase the account' })).toHaveFocus(),
  );
  expect(server.bodiesOf(families.eraseChild)).toEqual([]);
});

test('taking back the whole yes says what ends and what stays, and can be left without a call', async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  await givePassword(page);
  await user.click(card.getByRole('button', { name: 'Take my whole yes back' }));
  const question = await card.findByRole('group', { name: 'Take my yes back' });
  expect(question).toHaveAccessibleDescription(
    /^This turns off study rooms and chat right away, .*Kit can still learn alone, and you can say yes again later\.$/,
  );
  await user.click(card.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(button('Take my whole yes back')).toHaveFocus());
  expect(server.bodiesOf(families.changeChild)).toEqual([]);
});

test('a failed erasure says so and leaves the account on the page', async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  await givePassword(page);
  server.use(refuses(families.eraseChild, 'unavailable', 'Please try again in a moment.'));
  await user.click(card.getByRole('button', { name: 'Erase the account' }));
  await user.click(card.getByRole('button', { name: 'Erase it now' }));
  expect(await card.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.queryByText('The account is erased')).not.toBeInTheDocument();
});

test('after half an hour, the password is asked for again', async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  await givePassword(page);
  server.use(refuses(families.changeChild, 'forbidden', 'Please enter your password again.'));
  await user.click(card.getByRole('checkbox', { name: /paid plan/ }));
  expect(await card.findByText(/^It was open for half an hour/)).toHaveRole('status');
  await waitFor(() => expect(button("Open Kit's account")).toHaveFocus());
});

test('if the link has ended elsewhere, the child leaves the page', async () => {
  const page = await openOwnChild();
  const { user, server, card } = page;
  await givePassword(page);
  server.use(
    refuses(families.changeChild, 'not-found', 'You are not linked to this person.'),
    replies(families.mine, noFamily),
  );
  await user.click(card.getByRole('checkbox', { name: /paid plan/ }));
  expect(await region('Add your child')).toBeInTheDocument();
});

test('a learner whose link was made by a code has no such card', async () => {
  await openFamily({ ...noFamily, learners: [kit] });
  await screen.findByText(/^Kit learned on two days/);
  expect(screen.queryByRole('region', { name: 'What Kit may do' })).not.toBeInTheDocument();
});

test('the Sunday mail says when the next one comes, once the address is confirmed', async () => {
  await openFamily({ ...noFamily, learners: [kit], getsReports: true });
  const card = within(await region('The Sunday mail'));
  expect(
    await card.findByText(/^The next one comes on Sunday, \w+ \d+, in the evening\.$/),
  ).toBeInTheDocument();
  expect(card.queryByText(/confirmed address/)).not.toBeInTheDocument();
});

test('the Sunday mail asks for a confirmed address while there is none', async () => {
  await openFamily({ ...noFamily, learners: [kit], getsReports: true }, grace, '/family', [
    replies(recovery.address, { hint: 'g…@example.org', isVerified: false }),
  ]);
  const card = within(await region('The Sunday mail'));
  expect(await card.findByText(/It needs a confirmed address/)).toBeInTheDocument();
  expect(card.queryByText(/^The next one/)).not.toBeInTheDocument();
});

test('the Sunday mail is offered with an empty box, and a refusal empties it again', async () => {
  const { user, server } = await openFamily({ ...noFamily, learners: [kit] });
  server.use(refuses(families.setReports, 'unavailable', 'Please try again in a moment.'));
  const box = await screen.findByRole('checkbox', { name: 'Send it to me on Sundays' });
  expect(box).toBeVisible();
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(box).not.toBeChecked();
  server.use(replies(families.setReports, {}));
  await user.click(box);
  expect(await screen.findByText('The Sunday mail is on.')).toBeInTheDocument();
  expect(box).toBeChecked();
  expect(server.bodiesOf(families.setReports)).toEqual([
    { getsReports: true },
    { getsReports: true },
  ]);
});

test('a learner from 13 makes a code, copies it, and reads until when it works', async () => {
  const { user, server } = await openFamily({ ...noFamily, canMakeCode: true }, ada);
  expect(await region('Who sees your progress')).toHaveTextContent('Only you.');
  server.use(
    replies(families.makeCode, {
      code: '7KQM2-X9RTB',
      expiresAt: new Date(2026, 2, 1, 16, 30).toISOString(),
    }),
  );
  await user.click(button('Make a code for a grown-up'));
  expect(await screen.findByText('7KQM2-X9RTB')).toBeInTheDocument();
  expect(screen.getByText(/^It works once, until 4:30/)).toBeInTheDocument();
  await user.click(button('Copy'));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('7KQM2-X9RTB');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
  await user.click(button('Copy'));
  expect(await screen.findByText(/^That couldn't be copied/)).toBeInTheDocument();
});

test('too many codes are refused with the reason', async () => {
  const { user, server } = await openFamily({ ...noFamily, canMakeCode: true }, ada);
  server.use(refuses(families.makeCode, 'too-many', 'You have made many codes. Wait a while.'));
  await user.click(button('Make a code for a grown-up'));
  expect(await screen.findByText('You have made many codes. Wait a while.')).toBeInTheDocument();
});

test('a learner from 13 sees who looks, finds what they see, and ends the link', async () => {
  const { user, server } = await openFamily(
    { ...noFamily, grownUps: [graceAsGrownUp], canMakeCode: true },
    ada,
  );
  const who = within(await region('Who sees your progress'));
  expect(who.getByText('Grace')).toBeInTheDocument();
  expect(who.getByRole('link', { name: 'Progress page' })).toHaveAttribute(
    'href',
    '/profile?tab=progress',
  );
  server.use(replies(families.end, {}), replies(families.mine, { ...noFamily, canMakeCode: true }));
  await user.click(who.getByRole('button', { name: 'End the link to Grace' }));
  await user.click(await screen.findByRole('button', { name: 'End it now' }));
  expect(await who.findByText('Only you.')).toBeInTheDocument();
});

test('a child under 13 reads that the parent made the link, and cannot end it', async () => {
  await openFamily(
    { ...noFamily, grownUps: [{ ...graceAsGrownUp, origin: 'mail', canEnd: false }] },
    { ...ada, ageRange: 'under-13' },
  );
  expect(await region('Who decides')).toHaveTextContent(/added themselves, and only they can/);
  expect(screen.getByText('Grace')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /End the link/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument();
});

test('a family page that does not load can be asked for again', async () => {
  const server = fakeServer(signedIn(grace), refuses(families.mine, 'unavailable', 'One moment.'));
  const { user } = await renderPage('/family');
  await screen.findByRole('alert');
  server.use(replies(families.mine, noFamily));
  await user.click(button('Try Again'));
  expect(await region('Add your child')).toBeInTheDocument();
});

test.each([
  [grace, true],
  [ada, false],
])('the account menu leads to the family page from 18', async (person, isOffered) => {
  fakeServer(signedIn(person), replies(families.mine, noFamily));
  const { user } = await renderPage('/family');
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await screen.findByRole('menuitem', { name: 'Profile' });
  expect(screen.queryAllByRole('menuitem', { name: 'Family' })).toHaveLength(isOffered ? 1 : 0);
});

test(
  'no button of a family page loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      const { server } = await openFamily({ ...noFamily, learners: [kit, lin] });
      server.use(
        replies(families.end, {}),
        replies(families.exampleReport, { mail: null }),
        replies(families.setGoal, { days: 4, proposed: null }),
        refuses(familyPayments.checkout, 'unavailable', 'Paying does not work right now.'),
        refuses(families.addByCode, 'not-found', 'This code is not good anymore.'),
      );
      await screen.findByText(/^Kit learned on two days/);
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Accept 4 days a week');
  },
);

test(
  "no button of a learner's family page loses the focus when it is pressed",
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      const { server } = await openFamily(
        { ...noFamily, grownUps: [graceAsGrownUp], canMakeCode: true },
        ada,
      );
      server.use(
        replies(families.end, {}),
        replies(families.makeCode, {
          code: '7KQM2-X9RTB',
          expiresAt: '2026-03-01T16:30:00.000Z',
        }),
      );
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Make a code for a grown-up > Copy');
  },
);

test("a child's parent reads which class the child is in, and ends it after a second press", async () => {
  const fiveB = { id: ClassId.parse(4), name: '5B', teachers: [grace], canEnd: true };
  let joined = [fiveB];
  const { user, server } = await openFamily(
    { ...noFamily, learners: [{ ...kit, origin: 'mail', isOwnChild: true }] },
    grace,
    '/family',
    [
      replies(classes.ofLinked, () => ({ classes: joined })),
      replies(families.child, kitsConsent),
      replies(classes.endOfChild, () => {
        joined = [];
        return {};
      }),
    ],
  );
  const list = await region("Kit's classes");
  expect(list).toHaveTextContent('In the class 5B with Grace');
  await user.click(within(list).getByRole('button', { name: 'End it with 5B' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Kit out of 5B' }));
  expect(server.bodiesOf(classes.endOfChild)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'End it now' }));
  expect(await screen.findByText('Kit is out of 5B')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: "Kit's classes" })).not.toBeInTheDocument(),
  );
});

test('from 13 on, the line about a class only informs', async () => {
  const fiveB = { id: ClassId.parse(4), name: '5B', teachers: [grace], canEnd: false };
  await openFamily({ ...noFamily, learners: [kit] }, grace, '/family', [
    replies(classes.ofLinked, { classes: [fiveB] }),
  ]);
  const list = await region("Kit's classes");
  expect(list).toHaveTextContent('Kit or a teacher can end it.');
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});

test("the Sunday mail's example opens beside this week's sentences", async () => {
  const { user, server } = await openFamily({ ...noFamily, learners: [kit] });
  server.use(
    replies(families.exampleReport, {
      mail: { subject: 'Kit: the week at Qubloom', parts: ['Kit learned.', ['Ask tonight: why?']] },
    }),
  );
  await user.click(await screen.findByRole('button', { name: "Show this week's mail" }));
  const mail = await region("This week's mail");
  expect(mail).toHaveTextContent('Kit: the week at QubloomKit learned.Ask tonight: why?');
});

test('from 13 on, the page says what the learner decides', async () => {
  await openFamily({ ...noFamily, learners: [kit] });
  expect(await region("Kit's progress")).toHaveTextContent(
    'From 13 on, Kit decides about study rooms and chat.',
  );
});

test('a child reads that the parent who said yes can download everything, from 13 on that nobody can', async () => {
  const child = { ...ada, ageRange: 'under-13' } as const;
  await openFamily({ ...noFamily, grownUps: [{ ...graceAsGrownUp, origin: 'mail' }] }, child);
  expect(await region('Who sees your progress')).toHaveTextContent(
    'who said yes can also download everything that we keep of you',
  );
});
