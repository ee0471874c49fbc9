import { accounts } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { allowUsername } from '../../accounts/usernames.ts';
import { pairs, suggestUsername } from './suggested-username.ts';

test('every suggested username is allowed', () => {
  const { username } = accounts.register.body.shape;
  for (const pair of pairs) {
    const name = `${pair}-999`;
    expect(() => allowUsername(name)).not.toThrow();
    expect(username.safeParse(name).success, name).toBe(true);
  }
});

test('a name that is taken is not suggested', async () => {
  const asked: string[] = [];
  const suggested = await suggestUsername((name) => Promise.resolve(asked.push(name) < 3));
  expect(asked).toHaveLength(3);
  expect(suggested).toBe(asked[2]);
});
