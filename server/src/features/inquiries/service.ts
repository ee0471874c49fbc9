/** Stores an inquiry, and tells the operator and its sender in the same transaction. */
import {
  isFromSchool,
  noInbox,
  type BodyOf,
  type inquiries as calls,
  type ReplyOf,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { NotFound } from '../../platform/errors.ts';
import { queueAwaitedMail } from '../../platform/mail/outbox.ts';
import { insertInquiry } from './queries.ts';
import { messages } from './throttles.ts';

type Inquiry = BodyOf<typeof calls.send>;

/**
 * @throws {NotFound} if the site has no support address
 * @throws {TooMany} if the caller has written too often, or too many emails were requested for the sender's address
 */
export async function sendInquiry(
  context: Context,
  { organization, learners, ...inquiry }: Inquiry,
  throttleKey: string,
): Promise<ReplyOf<typeof calls.send>> {
  const { database, now, queueMail, site } = context;
  const { supportEmail } = site;
  if (supportEmail === null) throw new NotFound(noInbox);
  await messages.take(context, throttleKey);
  const { kind, email } = inquiry;
  const school = isFromSchool(kind) ? { organization, learners } : {};
  await database.transaction(async (tx) => {
    const id = await insertInquiry(tx, { ...inquiry, ...school, createdAt: now() });
    await queueAwaitedMail(queueMail, tx, {
      key: `inquiry-received:${String(id)}`,
      kind: 'inquiry-received',
      to: email,
      payload: { kind },
      importance: 'requested',
    });
    await queueMail(tx, {
      key: `inquiry:${String(id)}`,
      kind: 'inquiry',
      to: supportEmail,
      payload: { id },
      // Anybody can cause it, so it must not use up the notices, which tell of reported learners. Beyond its hourly
      // limit none is sent, and the next one says how many are waiting.
      importance: 'requested',
    });
  });
  return {
    next: `We're sending a confirmation to ${email}. We read every message, and our answer comes to the same address.`,
  };
}
