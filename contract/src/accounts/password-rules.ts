/** Rules for refused passwords, shared by the form and the server. */

/** The most common passwords of six or more characters, from yearly lists of leaked passwords. */
const commonPasswords = [
  '123456',
  '123456789',
  '12345678',
  'password',
  'qwerty123',
  'qwerty1',
  '111111',
  'secret',
  '123123',
  '1234567890',
  '1234567',
  '000000',
  'qwerty',
  'abc123',
  'password1',
  'iloveyou',
  '11111111',
  'dragon',
  'monkey',
  '123123123',
  '123321',
  'qwertyuiop',
  '00000000',
  '654321',
  '666666',
];

/** Refuses the username itself and the 25 most common passwords; returns null for any other password. */
export function passwordProblem(password: string, username: string): string | null {
  const folded = password.normalize('NFKC').toLowerCase();
  if (folded === username.toLowerCase()) {
    return 'Your password is the same as your username. Please pick another one.';
  }
  return commonPasswords.includes(folded)
    ? 'Lots of people use that password, so it is easy to guess. Please pick another one.'
    : null;
}
