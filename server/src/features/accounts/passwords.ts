/** Passwords: how they are hashed and checked. Which are refused is said by the contract. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Unavailable } from '../../platform/errors.ts';

/** The least that OWASP's password storage cheat sheet asks of argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash keeps a core busy for some 30 ms: with a longer queue the last would wait over two seconds. */
const maxWaiting = 100;

/** Few at once, so that a rush of sign-ins leaves room for everything else. */
const queue = pLimit(Math.min(4, availableParallelism()));

function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= maxWaiting) {
    throw new Unavailable('Many learners are signing in right now. Please try again soon.', 5);
  }
  return queue(work);
}

/** The same letters, whichever way a keyboard writes them: composed or decomposed, wide or narrow. */
const normalized = (password: string): string => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(normalized(password), cost));
}

export interface PasswordCheck {
  readonly matches: boolean;
  /** The stored hash is of the letters as they were typed, which other keyboards write in another way. */
  readonly isOutdated: boolean;
}

/**
 * Takes as long for a learner who does not exist, so that the time gives nobody away: what is compared depends
 * on the typed letters alone.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  verifyHash: typeof verify = verify,
): Promise<PasswordCheck> {
  const forms = new Set([normalized(password), password]);
  const matching: string[] = [];
  for (const form of forms) {
    const isRight = await inQueue(async () => verifyHash(stored ?? (await nobodysHash), form));
    if (stored !== null && isRight) matching.push(form);
  }
  const matches = matching.length > 0;
  return { matches, isOutdated: matches && !matching.includes(normalized(password)) };
}

const nobodysHash = hash('nobody has this password', cost);
