/** Judges how hard a password is to guess, in one sentence: by the server's rules first, and then as advice. */
import { accountLimits, passwordProblem } from '@qubloom/contract';

export interface PasswordJudgment {
  /** Out of four. A single bar means that it is refused. */
  readonly bars: 0 | 1 | 2 | 3 | 4;
  readonly sentence: string;
}

/** Length counts most. A password of few different characters counts as a shorter one. */
export function judgePassword(password: string, username: string): PasswordJudgment {
  const atLeast = `At least ${accountLimits.password.min} characters.`;
  if (password === '') {
    return { bars: 0, sentence: `${atLeast} Three words in a row are hard to guess.` };
  }
  if (password.length < accountLimits.password.min) return { bars: 1, sentence: atLeast };
  const problem = passwordProblem(password, username);
  if (problem !== null) return { bars: 1, sentence: problem };
  const length = Math.min(password.length, new Set(password).size * 2);
  if (length < 10) {
    return { bars: 2, sentence: 'It works. Longer is better: try adding a word.' };
  }
  if (length < 14) return { bars: 3, sentence: 'Good. One more word would make it strong.' };
  return { bars: 4, sentence: 'Strong.' };
}
