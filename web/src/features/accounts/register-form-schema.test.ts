import { expect, test } from 'vitest';
import { accountOf, RegisterForm } from './register-form-schema.ts';

const filled: RegisterForm = {
  ageRange: '13-17',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  username: 'ada',
  password: 'purple kites',
  confirmPassword: 'purple kites',
};

const problems = (form: object) => {
  const result = RegisterForm.safeParse(form);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};

// Shows: 5 registration
test('a completely filled form is valid', () => {
  expect(problems(filled)).toEqual({});
});

test.each([
  [{ username: 'ad' }, { username: 'Username must be at least 3 characters' }],
  [
    { password: '12345', confirmPassword: '12345' },
    { password: 'Password must be at least 6 characters' },
  ],
  [{ confirmPassword: 'other' }, { confirmPassword: "Passwords don't match" }],
  [{ email: 'ada at home' }, { email: 'Please enter a valid email address.' }],
  [{ ageRange: undefined }, { ageRange: 'Please choose your age.' }],
  [{ lastName: ' ' }, { lastName: 'Please enter a last name.' }],
] as const)('%j is refused', (change, expected) => {
  expect(problems({ ...filled, ...change })).toEqual(expected);
});

test('a mismatch is announced even if other fields are invalid', () => {
  expect(problems({ ...filled, email: '', username: '', confirmPassword: 'x' })).toMatchObject({
    confirmPassword: "Passwords don't match",
  });
});

test('under 13 no last name is requested or sent', () => {
  const child: RegisterForm = { ...filled, ageRange: 'under-13', lastName: '' };
  expect(problems(child)).toEqual({});
  expect(accountOf({ ...child, lastName: 'typed before' }).lastName).toBe('');
});

// Shows: 5 confirmPassword is never sent
test('the second password is never sent', () => {
  expect(accountOf(filled)).not.toHaveProperty('confirmPassword');
});
