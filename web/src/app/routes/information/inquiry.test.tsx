import { inquiries, noInbox } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  neverReplies,
  refuses,
  refusesField,
  replies,
  unreachable,
  type Handler,
} from '../../../testing/server.ts';
import { setSiteFacts } from '../../../testing/site-facts.ts';

const next = "We're sending a confirmation to emmy@example.org.";

async function open(path: string, ...handlers: Handler[]) {
  setSiteFacts({ supportEmail: 'help@example.org' });
  const server = fakeServer(signedOut(), replies(inquiries.send, { next }), ...handlers);
  const page = await renderPage(path);
  const write = async (entries: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(entries)) {
      await page.user.type(screen.getByLabelText(label), text);
    }
  };
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { ...page, server, write, send };
}

const entries = {
  'Your name': 'Emmy',
  'Your email': 'emmy@example.org',
  'School or organization': 'Springfield School',
  Message: 'When do they start?',
};
const subjects = () => within(screen.getByRole('group', { name: 'What is it about?' }));
const chosen = () => subjects().queryByRole('radio', { checked: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['Contact Sales', '/for-educators?tab=pricing', 'The Classroom Plan'],
  ['Request Quote', '/for-educators?tab=pricing', 'A quote for a whole school'],
  [
    'Contact Education Team',
    '/for-educators?tab=pricing',
    'Discounts, or a question to the education team',
  ],
  ['Learn More About Workshops', '/for-educators?tab=guide', 'Workshops for teachers'],
  ["Ask for your child's data", '/for-parents', "My child's data"],
  ["Ask for your child's data", '/privacy', "My child's data"],
])('“%s” on %s opens the form about “%s”', async (link, path, about) => {
  const page = await open(path);
  await page.user.click(screen.getByRole('link', { name: link }));
  await heading('For schools and parents');
  expect(subjects().getAllByRole('radio')).toHaveLength(5);
  expect(chosen()?.closest('label')).toHaveTextContent(about);
});

test("a school's inquiry is sent, and the page says what happens next", async () => {
  const page = await open('/inquiry?kind=workshop');
  await page.write({ ...entries, 'Number of learners (optional)': '30' });
  await page.send();
  await heading('We have your message');
  expect(screen.getByText(next)).toBeInTheDocument();
  expect(screen.getByText('Our hours are Monday-Friday 9am-5pm EST.')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'We have your message' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to For Educators' })).toHaveAttribute(
    'href',
    '/for-educators',
  );
  expect(page.server.bodiesOf(inquiries.send)).toEqual([
    {
      kind: 'workshop',
      name: 'Emmy',
      email: 'emmy@example.org',
      organization: 'Springfield School',
      learners: 30,
      message: 'When do they start?',
    },
  ]);
});

test('a parent is asked for no school, and is led to their own page first', async () => {
  const page = await open('/inquiry?kind=data-request');
  expect(screen.queryByLabelText('School or organization')).toBeNull();
  expect(screen.queryByLabelText(/Number of learners/)).toBeNull();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: "The parent's page" }),
  ).toHaveAttribute('href', '/parent');
  const { 'School or organization': _, ...others } = entries;
  await page.write(others);
  await page.send();
  await heading('We have your message');
  expect(page.server.bodiesOf(inquiries.send)).toEqual([
    {
      kind: 'data-request',
      name: 'Emmy',
      email: 'emmy@example.org',
      organization: '',
      message: 'When do they start?',
    },
  ]);
});

test('what is missing or wrong is reported at its field, all at once, and nothing is sent', async () => {
  const page = await open('/inquiry?kind=nonsense');
  expect(chosen()).toBeNull();
  await page.write({ 'Your email': 'emmy', 'Number of learners (optional)': 'thirty' });
  await page.send();
  expect(await screen.findByLabelText('Your name')).toHaveAccessibleDescription(
    'Please enter your name.',
  );
  expect(screen.getByText('Please choose what it is about.')).toBeInTheDocument();
  for (const [label, sentence] of [
    ['Your email', 'Please enter a valid email address.'],
    ['School or organization', 'Please enter the name of your school or organization.'],
    ['Number of learners (optional)', 'Please enter a whole number, such as 30.'],
    ['Message', 'Please write a message.'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  }
  expect(page.server.bodiesOf(inquiries.send)).toEqual([]);
});

test('while it is being sent, the button says so', async () => {
  const page = await open('/inquiry?kind=quote', neverReplies(inquiries.send));
  await page.write(entries);
  await page.send();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeInTheDocument();
});

const tooMany = "We've been asked for 3 emails to this address within an hour.";
test.each([
  ['too many messages', refuses(inquiries.send, 'too-many', tooMany), tooMany],
  ['a lost connection', unreachable(inquiries.send), /connection|reach|offline/i],
  [
    'an address that the server refuses',
    refusesField(inquiries.send, 'invalid', 'email', 'Please check this address.'),
    'Please check this address.',
  ],
])('after %s, the page says so and keeps everything that was typed', async (_, refusal, said) => {
  const page = await open('/inquiry?kind=quote', refusal);
  await page.write(entries);
  await page.send();
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said));
  for (const [label, text] of Object.entries(entries)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  page.server.use(replies(inquiries.send, { next }));
  await page.send();
  await heading('We have your message');
});

test('a site without a support address says so before anything is typed', async () => {
  fakeServer(signedOut());
  await renderPage('/inquiry?kind=quote');
  await heading('Nobody would get your message yet');
  expect(screen.getByText(noInbox)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});
