import { gameRecords, places, profile, record } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyRecord, kitsRecord } from '../../../testing/families.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

const today = new Date().toLocaleDateString('sv-SE');
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const entanglement = {
  ...emptyRecord,
  courses: [
    {
      id: 1 as never,
      title: 'Quantum Basics',
      lessonCount: 10,
      finishedCount: 1,
      lessons: [
        {
          id: 9 as never,
          title: 'Entanglement',
          finishedOn: '2026-03-01',
          tasks: { solved: 2, total: 3 },
          quiz: null,
        },
      ],
    },
  ],
};

test('an empty workbench says what to do first, with a link for each part', async () => {
  fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(record.mine, emptyRecord),
    replies(gameRecords.list, []),
  );
  await renderPage('/profile?tab=workbench');
  for (const [name, link] of [
    ['Your Qubi', 'Quantum Basics'],
    ['Games against Qubi', 'Catch Eve or another game'],
    ['Solved tasks', 'Quantum Basics'],
    ['Programs', 'the code lab'],
    ['This week', 'Go on'],
  ] as const) {
    expect((await part(name)).getByRole('link', { name: link })).toBeVisible();
  }
});

test('a workbench shows what the learner has made, beside the own earlier days', async () => {
  localStorage.setItem('qubloom.code.1.named.Coin', 'print(1)');
  fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(record.mine, entanglement),
    replies(gameRecords.list, [
      { game: 'bb84', level: 2, day: today, dayBest: 3, beforeBest: 5 },
      { game: 'grover', level: 1, day: '2026-03-01', dayBest: 4, beforeBest: null },
    ]),
  );
  await renderPage('/profile?tab=workbench');
  const games = await part('Games against Qubi');
  const [eve, lockers] = games.getAllByRole('listitem');
  expect(eve).toHaveTextContent(
    '5Catch Eve, level 2letters judged right in a row. Today 3, before 5',
  );
  expect(lockers).toHaveTextContent('4One Look at the Lockers, level 1stars found in a row');
  expect((await part('Solved tasks')).getByText('2 of 3')).toBeVisible();
  expect((await part('Programs')).getByText('Coin')).toBeVisible();
});

test('Qubi wears what was learned, and the account keeps it', async () => {
  const server = fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(record.mine, entanglement),
    replies(gameRecords.list, []),
    replies(places.save, { state: '["rings"]', at: '2026-03-01T12:00:00.000Z' }),
  );
  const { user } = await renderPage('/profile?tab=workbench');
  const wardrobe = await part('Your Qubi');
  expect(wardrobe.getByRole('img', { name: 'Qubi' })).toBeVisible();
  expect(wardrobe.getByText('Wave ribbon: finish “The hidden sign”')).toBeVisible();
  expect(wardrobe.queryByRole('checkbox', { name: 'Wave ribbon' })).not.toBeInTheDocument();
  await user.click(wardrobe.getByRole('checkbox', { name: 'Linked rings' }));
  expect(wardrobe.getByRole('img', { name: 'Qubi with: Linked rings' })).toBeVisible();
  await waitFor(() => expect(server.bodiesOf(places.save)).toHaveLength(1), { timeout: 5000 });
  expect(server.bodiesOf(places.save)).toMatchObject([{ state: '["rings"]' }]);
});

test('what Qubi wears comes from another device', async () => {
  fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(record.mine, kitsRecord),
    replies(gameRecords.list, []),
    replies(places.find, { place: { state: '["coin"]', at: '2026-03-01T12:00:00.000Z' } }),
  );
  await renderPage('/profile?tab=workbench');
  expect(await screen.findByRole('img', { name: 'Qubi with: Coin button' })).toBeVisible();
});
