/** How hard a password is to guess, as advice only: any of six characters or more is accepted. */
export type PasswordStrength = 'empty' | 'short' | 'fair' | 'good' | 'strong';

/** Length counts most; a password of few different characters counts as the shorter one it is. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'empty';
  if (password.length < 6) return 'short';
  const length = Math.min(password.length, new Set(password).size * 2);
  if (length < 10) return 'fair';
  return length < 14 ? 'good' : 'strong';
}
