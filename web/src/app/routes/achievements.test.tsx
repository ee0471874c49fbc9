import { progress } from '@qubloom/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { badges, dashboardServer } from '../../testing/lessons.ts';
import { signedIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../testing/server.ts';

// Shows: 7 GET /api/achievements
test('every badge is shown, with the number that the learner has earned', async () => {
  fakeServer(signedIn(), replies(progress.achievements, badges(2, 12)));
  await renderPage('/achievements');
  expect(await screen.findByText('2 of 12')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(screen.getAllByText('Unlocked')).toHaveLength(2);
  expect(document.title).toBe('Achievements | Qubloom');
});

test('badges that fail to load can be requested again', async () => {
  const server = fakeServer(signedIn(), refuses(progress.achievements, 'internal'));
  const page = await renderPage('/achievements');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your badges did not load');
  server.use(...dashboardServer());
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 of 12')).toBeInTheDocument();
});
