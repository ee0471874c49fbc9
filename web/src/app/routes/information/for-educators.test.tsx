import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace } from '../../../testing/families.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { setSiteFacts } from '../../../testing/site-facts.ts';

async function open(path = '/for-educators') {
  setSiteFacts({ supportEmail: 'help@example.org' });
  fakeServer(signedOut());
  return renderPage(path);
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

// Shows: 2 for educators resources; educators: a sample to download
test('teaching resources are shown first, with a sample to download', async () => {
  await open();
  expect(screen.getByRole('tab', { name: 'Teaching Resources' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(titles()).toEqual([
    'Lesson plans',
    'Classroom activities',
    'Presentation materials',
    'Assessment tools',
  ]);
  const sample = screen.getByRole('link', { name: 'Download Sample Resources' });
  expect(sample).toHaveAttribute('href', '/api/printables/sample');
  expect(sample).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /^All plans/ })).toHaveAttribute('href', '/resources');
});

// Shows: 2 for educators guide; educators: five steps, each with what to press
test('the guide has five steps, from the Quantum Basics course on', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('tab', { name: 'Implementation Guide' }));
  expect(titles()).toHaveLength(5);
  expect(titles()[0]).toBe('Start with the Quantum Basics course');
  expect(screen.getAllByRole('link', { name: 'the page for your principal' })).toHaveLength(2);
  expect(within(screen.getByRole('tabpanel')).getAllByRole('link', { name: 'Teach' })).toHaveLength(
    3,
  );
  expect(screen.getByRole('link', { name: 'Learn More About Workshops' })).toHaveAttribute(
    'href',
    '/inquiry?kind=workshop',
  );
  expect(page.path()).toBe('/for-educators?tab=guide#teaching');
});

test('the page for the principal opens before there is a class', async () => {
  const { user } = await open();
  expect(screen.getByText(/^Under 13, your school has to agree first/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'the page for your principal' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: "The school's agreement" }),
  ).toBeInTheDocument();
  expect(screen.getByText(/agrees that Qubloom keeps/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument();
});

const toTeach = '/auth?mode=register&returnTo=%2Fteach';

test('the first screen says what a class costs, and leads a visitor through an account to the classes', async () => {
  await open();
  expect(
    screen.getByText("A class of 10 is free. For up to 30 students, it's $99 a month."),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Make a Class' })).toHaveAttribute('href', toTeach);
});

test('a signed-in teacher comes straight to the classes', async () => {
  fakeServer(signedIn(grace));
  await renderPage('/for-educators');
  expect(screen.getByRole('link', { name: 'Make a Class' })).toHaveAttribute('href', '/teach');
});

// Shows: 9 classroom plan
test('99 dollars a month for up to 30 students, bought on the page of a class or ordered in writing', async () => {
  await open('/for-educators?tab=pricing');
  const plan = within(screen.getByRole('region', { name: 'Classroom Plan' }));
  expect(plan.getByText('$99')).toBeInTheDocument();
  expect(plan.getByText('Up to 30 students')).toBeInTheDocument();
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Full access to all courses and simulators',
    'Teacher dashboard',
    'Downloadable lesson plans and activities',
    'Basic assessment tools',
  ]);
  expect(screen.queryByText(/coming/i)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Make a Class' })).toHaveLength(2);
  expect(
    plan.getByText(/^The first 7 days are free\. A whole year costs 20% less\./),
  ).toBeVisible();
  expect(plan.getByRole('link', { name: 'Get the Classroom plan' })).toHaveAttribute(
    'href',
    toTeach,
  );
  expect(plan.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/inquiry?kind=school-plan',
  );
});

// Shows: 9 school license
test('custom pricing for unlimited students and classrooms', async () => {
  await open('/for-educators?tab=pricing');
  const license = within(screen.getByRole('region', { name: 'School License' }));
  expect(license.getByText('Custom pricing')).toBeInTheDocument();
  expect(license.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unlimited students and classrooms',
    'Advanced analytics and reporting',
    'Professional development sessions',
    'Priority support',
  ]);
  expect(license.getByRole('link', { name: 'Request Quote' })).toHaveAttribute(
    'href',
    '/inquiry?kind=quote',
  );
});

// Shows: 9 discounts
test('Title I schools and institutions in developing countries pay less', async () => {
  await open('/for-educators?tab=pricing');
  const discounts = within(screen.getByRole('region', { name: 'Discounts' }));
  expect(
    discounts.getByText(/Title I schools and institutions in developing countries/),
  ).toBeInTheDocument();
  expect(discounts.getByRole('link', { name: 'Contact Education Team' })).toHaveAttribute(
    'href',
    '/inquiry?kind=education-team',
  );
});
