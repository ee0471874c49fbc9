/**
 * A call with an `Idempotency-Key` is done once: if it is sent again, it gets the first reply. The reply is
 * stored in the transaction of the call's own work, so that neither exists without the other. If two calls race,
 * the second one's transaction fails as a whole.
 */
import { createHash } from 'node:crypto';
import { idempotencyHeader, parseIdempotencyKey } from '@qubloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Learner, RememberReply } from '../../caller.ts';
import { violatedConstraint } from '../../database/errors.ts';
import { Invalid, NotSignedIn } from '../../errors.ts';
import { keptOnce, type KeptReplies, type KeyedCall } from './queries.ts';

export const remembersNothing: RememberReply = () => Promise.resolve();

/** @throws {Invalid} if the key is malformed, or has come with a different call before. */
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
    // The call changed nothing, or changed it outside a learner's transaction.
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
    throw new Invalid('That was sent before with different content. Please try again.');
  }
  return found;
}

/** Returns null if there is no key. */
function keyedCallOf(request: FastifyRequest, learner: Learner): KeyedCall | null {
  const header = request.headers[idempotencyHeader];
  if (header === undefined || request.method === 'GET') return null;
  const key = parseIdempotencyKey(String(header));
  if (key === null) throw new Invalid(`The header ${idempotencyHeader} has no valid key.`);
  // The browser has stored the call for a learner who is no longer signed in here.
  if (key.learner !== learner.id) throw new NotSignedIn();
  return { userId: learner.id, key: key.random, fingerprint: fingerprintOf(request) };
}

function fingerprintOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
}
