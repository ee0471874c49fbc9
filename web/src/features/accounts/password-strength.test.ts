import { accounts } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { judgePassword } from './password-strength.ts';

const username = 'ada-lovelace';

test.each([
  ['', 0],
  ['abcde', 1],
  ['123456', 1],
  ['Password1', 1],
  ['Ada-Lovelace', 1],
  ['abcdef', 2],
  ['aaaaaaaaaaaaaaaa', 2],
  ['bluewhale7x', 3],
  ['three purple kites fly', 4],
] as const)('%j fills %d of four bars', (password, bars) => {
  expect(judgePassword(password, username).bars).toBe(bars);
});

test.each(['12345', '123456', 'ADA-LOVELACE', 'abcdef', 'bluewhale7x'])(
  'the meter shows %j as refused if the server refuses it, and only then',
  (password) => {
    const account = { username, email: 'a@example.org', firstName: 'Ada', lastName: 'L', password };
    const { success } = accounts.register.body.safeParse(account);
    expect(judgePassword(password, username).bars > 1).toBe(success);
  },
);
