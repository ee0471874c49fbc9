/** Passwords: which are refused, how they are hashed and checked. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Invalid, Unavailable } from '../../platform/errors.ts';

/** The least that OWASP's password storage cheat sheet asks of argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash keeps a core busy for some 30 ms: with a longer queue the last would wait over two seconds. */
const maxWaiting = 100;

/** The most common of six characters and more, by the yearly lists of leaked passwords. */
const commonPasswords = new Set([
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
]);

/** @throws {Invalid} for the username itself and the 25 most common passwords; every other one is fine. */
export function allowPassword(password: string, username: string): void {
  const folded = password.toLowerCase();
  if (folded === username.toLowerCase()) {
    refuse('Your password is the same as your username. Please pick another one.');
  }
  if (commonPasswords.has(folded)) {
    refuse('Lots of people use that password, so it is easy to guess. Please pick another one.');
  }
}

function refuse(sentence: string): never {
  throw new Invalid(sentence, [{ path: 'password', message: sentence }]);
}

/** Few at once, so that a rush of sign-ins leaves room for everything else. */
const queue = pLimit(Math.min(4, availableParallelism()));

function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= maxWaiting) {
    throw new Unavailable('Many learners are signing in right now. Please try again soon.', 5);
  }
  return queue(work);
}

export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(password, cost));
}

/** Takes as long for a learner who does not exist, so that the time gives nobody away. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inQueue(async () => verify(stored ?? (await nobodysHash), password));
  return stored !== null && isRight;
}

const nobodysHash = hash('nobody has this password', cost);
