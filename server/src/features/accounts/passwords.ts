/** Hashes and checks passwords. The contract decides which passwords are refused. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Unavailable } from '../../platform/errors.ts';

/** The minimum for argon2id in OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash keeps a core busy for about 30 ms. With a longer queue, the last caller would wait over two seconds. */
const maxWaiting = 100;

/** Few hashes are computed at once, so that a rush of sign-ins leaves processor time for everything else. */
const queue = pLimit(Math.min(4, availableParallelism()));

function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= maxWaiting) {
    throw new Unavailable('Many learners are signing in right now. Please try again soon.', 5);
  }
  return queue(work);
}

/** Makes the same letters equal, no matter how a keyboard encodes them: composed or decomposed, wide or narrow. */
const normalized = (password: string): string => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(normalized(password), cost));
}

export interface PasswordCheck {
  readonly matches: boolean;
  /** True if the stored hash is of the text before normalization, which other keyboards encode differently. */
  readonly isOutdated: boolean;
}

/**
 * Takes equally long if the learner does not exist, so the time does not reveal who exists: the comparison depends only
 * on the typed text.
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
