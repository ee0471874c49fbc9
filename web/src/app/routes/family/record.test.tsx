import {
  families,
  profile,
  progress,
  record,
  recovery,
  weekSentences,
  type LearnerRecord,
} from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyRecord, grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { badges } from '../../../testing/lessons.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });

/** Kit's own page, and its server. */
async function openOwn(shown: LearnerRecord = kitsRecord, family = noFamily) {
  const server = fakeServer(
    signedIn({ ...ada, firstName: 'Kit' }),
    replies(families.mine, family),
    replies(record.mine, shown),
    replies(progress.achievements, badges(1, 3)),
    replies(profile.sessions, []),
    replies(recovery.address, { hint: 'k…@example.org', isVerified: true }),
  );
  const page = await renderPage('/profile?tab=progress');
  await region('This week');
  return { ...page, server };
}

/** The family page of Grace, who is linked to Kit, and its server. */
async function openLinked(shown: LearnerRecord = kitsRecord) {
  const server = fakeServer(
    signedIn(grace),
    replies(families.mine, { ...noFamily, learners: [kit] }),
    replies(families.record, shown),
  );
  const page = await renderPage('/family');
  await screen.findByText(weekSentences(shown).join(' '));
  return { ...page, server };
}

/** The text of an element, without the reader's buttons. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('button').forEach((one) => one.remove());
  return copy.textContent;
}

const sections = ['Weekly goal', 'Lessons and quizzes', 'Badges'];

/** The text of each field, without the reader's buttons. */
async function shownTexts(stuckTitle: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {
    sentences: textOf(screen.getByText(weekSentences(kitsRecord).join(' '))),
    days: textOf(screen.getByRole('list', { name: 'Days of this week' })),
  };
  for (const name of sections) texts[name] = textOf(await region(name));
  texts['questions and tasks'] = within(await region(stuckTitle))
    .getAllByRole('listitem')
    .map(textOf)
    .join('\n');
  return texts;
}

/** What the lessons told Kit about wrong answers and circuits. */
const reasons = new RegExp(
  kitsRecord.stuck.map(({ reason }) => reason.replaceAll('.', String.raw`\.`)).join('|'),
  'g',
);

/** Every text in a record that a person wrote, without ids, dates, and keys. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? ['title', 'name', 'description', 'question', 'answer', 'reason'].includes(key) ||
        key.startsWith('right')
        ? [inner]
        : []
      : textsIn(inner),
  );
}

// Shows: parents: the child sees the same page; parents: badges
test('a learner and a linked grown-up see the same fields of a record in the same words', async () => {
  const own = await openOwn();
  const ofLearner = await shownTexts('Where to look again');
  own.unmount();
  await openLinked();
  const ofGrownUp = await shownTexts('Where Kit got stuck');
  expect(Object.keys(ofGrownUp)).toEqual(Object.keys(ofLearner));
  for (const [field, text] of Object.entries(ofLearner))
    expect(ofGrownUp[field], field).toBe(
      text
        .replaceAll('You answered:', 'Kit answered:')
        .replaceAll('You suggest ', 'Kit suggests ')
        .replaceAll(reasons, (reason) => `The lesson told Kit: “${reason}”`),
    );
  const all = Object.values(ofGrownUp).join('\n');
  expect(textsIn(kitsRecord).length).toBeGreaterThan(12);
  for (const text of [...textsIn(kitsRecord), ...weekSentences(kitsRecord)])
    expect(all).toContain(text);
});

// Shows: parents: time learned
test('each day says its time in words, and learning days are marked', async () => {
  await openOwn();
  const days = within(screen.getByRole('list', { name: 'Days of this week' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(days).toEqual([
    'Mon15 to 30 minutesLearning day',
    'TueNo time',
    'WedUnder 15 minutes',
    'ThuNo time',
    'Fri30 to 60 minutesLearning day',
    'SatOver an hour',
    'SunNo time',
  ]);
});

// Shows: parents: finished lessons; parents: quiz results
test('lessons show the day they were finished, how, and the best quiz result', async () => {
  await openOwn();
  const results = await region('Lessons and quizzes');
  expect(results).toHaveTextContent('1 of 10 lessons finished, 1 of them only marked');
  expect(results).toHaveTextContent('BegunQuiz: 3 of 5 (1 try), on Mar 1, 2026');
  expect(results).toHaveTextContent(
    'Marked as known on Mar 2, 2026, 1 of 3 tasksQuiz: 1, then 4 of 5 (3 tries)Latest try: 2 of 5 right, on Mar 6, 2026',
  );
});

test('a missed question leads to the part of the lesson that explains it, and a task to its lesson', async () => {
  await openOwn();
  const stuck = within(await region('Where to look again'));
  expect(stuck.getByRole('heading', { name: 'Questions to try again' })).toBeInTheDocument();
  expect(stuck.getByText('You answered: It only reads it.')).toBeVisible();
  expect(stuck.getByText(/It turns it into 0 or 1/)).toBeVisible();
  const links = stuck.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/courses/1?lesson=12&section=explain', '/courses/1?lesson=11']);
});

test('of many questions, only the newest three are there at once', async () => {
  const [question] = kitsRecord.stuck.filter(({ kind }) => kind === 'question');
  if (question?.kind !== 'question') throw new Error('the record has no question');
  const stuck = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((text) => ({
    ...question,
    question: text,
  }));
  const { user } = await openOwn({ ...kitsRecord, stuck });
  const shown = within(await region('Where to look again'));
  expect(shown.getByText('Three?')).toBeVisible();
  expect(shown.getByText('Four?')).not.toBeVisible();
  await user.click(shown.getByText('Show 2 more'));
  expect(shown.getByText('Four?')).toBeVisible();
});

// Shows: parents: a question to ask at dinner
test('a grown-up reads a question to ask, what the child thought, and the answer', async () => {
  await openLinked();
  const stuck = within(await region('Where Kit got stuck'));
  expect(stuck.getByRole('heading', { name: 'Ask your child tonight' })).toBeInTheDocument();
  expect(stuck.getByText('What does a look do to a qubit?')).toBeVisible();
  expect(stuck.getByText('Kit answered: It only reads it.')).toBeVisible();
  expect(stuck.getByText(/^The lesson told Kit: “A look changes the qubit .*”$/)).toBeVisible();
  expect(stuck.getByText('The right answer: It turns it into 0 or 1.')).toBeVisible();
  expect(stuck.queryByRole('button')).not.toBeInTheDocument();
});

test('a grown-up reads the newest question at once, and opens the others', async () => {
  const [question] = kitsRecord.stuck.filter(({ kind }) => kind === 'question');
  if (question?.kind !== 'question') throw new Error('the record has no question');
  const stuck = ['What did Mia see?', 'Two?'].map((text) => ({ ...question, question: text }));
  const { user } = await openLinked({ ...kitsRecord, stuck });
  const shown = within(await region('Where Kit got stuck'));
  expect(shown.getByText('What did Mia see?')).toBeVisible();
  expect(shown.getByText(/Mia and Leo are two children in the lessons\./)).toBeVisible();
  expect(shown.getByText('Two?')).not.toBeVisible();
  await user.click(shown.getByText('Show 1 more'));
  expect(shown.getByText('Two?')).toBeVisible();
});

test('the profile has a tab for progress, from which a learner reaches the family page', async () => {
  const { user, path } = await openOwn();
  screen.getByRole('tab', { name: 'Progress', selected: true }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(path()).toBe('/profile');
  await user.keyboard('{ArrowRight}');
  expect(path()).toBe('/profile?tab=progress');
  await user.click(await screen.findByRole('link', { name: 'Who can see it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Family' })).toBeInTheDocument();
});

test.each([
  [noFamily, /^Only you see this page\./],
  [
    { ...noFamily, grownUps: [{ ...kit, firstName: 'Grace', canEnd: true }] },
    /^Grace can see the same about your learning, your classes, and which plan you have\./,
  ],
])('a learner reads who sees the record', async (family, text) => {
  await openOwn(kitsRecord, family);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a learner who has finished nothing is offered the first lesson', async () => {
  await openOwn(emptyRecord);
  expect(screen.getByRole('heading', { name: 'No lesson yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start the first lesson' })).toHaveAttribute(
    'href',
    '/first-lesson',
  );
  expect(screen.queryByRole('region', { name: 'Badges' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where to look again' })).not.toBeInTheDocument();
});

test('a grown-up whose child has finished nothing can look at the first lesson', async () => {
  await openLinked(emptyRecord);
  expect(screen.getByRole('link', { name: 'Look at the first lesson' })).toBeInTheDocument();
});

test('a record that does not load can be asked for again', async () => {
  const server = fakeServer(
    signedIn(),
    replies(families.mine, noFamily),
    refuses(record.mine, 'unavailable', 'One moment.'),
    replies(progress.achievements, badges(1, 3)),
  );
  const { user } = await renderPage('/profile?tab=progress');
  await screen.findByRole('alert');
  server.use(replies(record.mine, kitsRecord));
  await user.click(button('Try Again'));
  expect(await region('This week')).toHaveTextContent(weekSentences(kitsRecord).join(' '));
});

test("a grown-up accepts the learner's goal", async () => {
  const { user, server } = await openLinked();
  const goal = await region('Weekly goal');
  expect(goal).toHaveTextContent(
    'Kit suggests 4 days a week. It counts when a grown-up accepts it.',
  );
  server.use(replies(families.setGoal, { days: 4, proposed: null }));
  await user.click(button('Accept 4 days a week'));
  expect(await screen.findByText('4 days a week')).toBeInTheDocument();
  expect(goal).not.toHaveTextContent('suggests');
  expect(server.bodiesOf(families.setGoal)).toEqual([{ days: 4 }]);
});

test('a suggestion of the learner is open, and the goal is folded without one', async () => {
  const asked = await openLinked();
  expect(await screen.findByText(/^Kit suggests 4 days a week/)).toBeVisible();
  asked.unmount();
  await openLinked({ ...kitsRecord, goal: { days: 3, proposed: null } });
  expect(await screen.findByText('3 days a week')).not.toBeVisible();
});

test('a grown-up keeps the goal, and a learner takes a suggestion back, by sending the current goal', async () => {
  const linked = await openLinked();
  linked.server.use(replies(families.setGoal, { days: 3, proposed: null }));
  await linked.user.click(button('Keep 3 days'));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(linked.server.bodiesOf(families.setGoal)).toEqual([{ days: 3 }]);
  linked.unmount();
  const own = await openOwn();
  own.server.use(replies(families.setOwnGoal, { days: 3, proposed: null }));
  await own.user.click(button('Take it back'));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(own.server.bodiesOf(families.setOwnGoal)).toEqual([{ days: 3 }]);
});

test('a learner without linked grown-ups sets the goal alone', async () => {
  const { user, server } = await openOwn(emptyRecord);
  server.use(refuses(families.setOwnGoal, 'unavailable', 'Please try again in a moment.'));
  await user.click(button('Change the goal'));
  expect(button('Set 3 days a week')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '2' }));
  await user.click(button('Set 2 days a week'));
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  server.use(replies(families.setOwnGoal, { days: 2, proposed: null }));
  await user.click(button('Set 2 days a week'));
  expect(await screen.findByText('2 days a week')).toBeInTheDocument();
});
