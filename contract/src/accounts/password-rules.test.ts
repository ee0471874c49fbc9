import { expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { passwordProblem } from './password-rules.ts';

test.each(['123456', 'Password', 'QWERTY', 'ada-lovelace'])(
  'a password may not be %s',
  (password) => {
    expect(passwordProblem(password, 'Ada-Lovelace')).toContain('Please pick another one.');
  },
);

test.each(['password123', 'letmein', 'abcdef', 'ada-lovelace-1', ' 123456'])(
  'a password may be %j',
  (password) => {
    expect(passwordProblem(password, 'ada-lovelace')).toBeNull();
  },
);

test('registration fails with a refused password', () => {
  const { error } = accounts.register.body.safeParse({
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: '123456',
  });
  expect(error?.issues).toMatchObject([
    { path: ['password'], message: passwordProblem('123456', 'ada') },
  ]);
});
