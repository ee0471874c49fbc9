/**
 * A call that brings an `Idempotency-Key` is done once: sent again, it is answered with what the first one was.
 * The reply is kept in the transaction of what was done, so that neither is there without the other, and of two
 * calls that race the second one's transaction fails as a whole.
 */
import { createHash } from 'node:crypto';
import { idempotencyHeader, parseIdempotencyKey } from '@qubloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Learner, RememberReply } from '../../caller.ts';
import { violatedConstraint } from '../../database/errors.ts';
import { Invalid, NotSignedIn } from '../../errors.ts';
import { keptOnce, type KeptReplies, type KeyedCall } from './queries.ts';

const remembersNothing: RememberReply = () => Promise.resolve();

/** @throws {Invalid} for what is no key, and for a key that came with another call before. */
export async function answerOnce(
  replies: KeptReplies,
  request: FastifyRequest,
  learner: Learner,
  answer: (remember: RememberReply) => Promise<unknown>,
): Promise<unknown> {
  const call = keyedCallOf(request, learner);
  if (call === null) return answer(remembersNothing);
  const before = await findReply(replies, call);
  if (before) return before.reply;
  let isRemembered = false;
  try {
    const reply = await answer((tx, toRemember) => {
      isRemembered = true;
      return replies.keepWith(tx, call, toRemember);
    });
    // What was nothing new, or is written by no transaction of a learner's.
    if (!isRemembered) await replies.keep(call, reply);
    return reply;
  } catch (error) {
    if (violatedConstraint(error) !== keptOnce) throw error;
    return (await findReply(replies, call))?.reply;
  }
}

async function findReply(replies: KeptReplies, call: KeyedCall) {
  const found = await replies.find(call);
  if (found && !found.isSameCall) {
    throw new Invalid('That was sent before with something else in it. Please do it once more.');
  }
  return found;
}

/** Null without a key. */
function keyedCallOf(request: FastifyRequest, learner: Learner): KeyedCall | null {
  const header = request.headers[idempotencyHeader];
  if (header === undefined || request.method === 'GET') return null;
  const key = parseIdempotencyKey(String(header));
  if (key === null) throw new Invalid(`The header ${idempotencyHeader} holds no key.`);
  // The browser has kept it for somebody who is signed in here no more.
  if (key.learner !== learner.id) throw new NotSignedIn();
  return { userId: learner.id, key: key.random, fingerprint: fingerprintOf(request) };
}

function fingerprintOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
}
