/**
 * An email is put into a table in the transaction of the act that it reports, and a job sends it. Its text is
 * written when it is sent, so tokens are never stored in the clear, and an email that is no longer true is not
 * sent.
 */
import { hasMailbox, retention } from '@qubloom/contract';
import type { TaskList } from 'graphile-worker';
import type { Database, Transaction } from '../database/client.ts';
import { TooMany } from '../errors.ts';
import { addJob } from '../jobs/jobs.ts';
import { renderLetter, type Letter } from './letter.ts';
import { mailboxHash } from './mailbox.ts';
import { outboxQueries, sweepQueries, withdraw } from './queries.ts';
import { MailRefused, type MailTransport } from './transport.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The most requested emails that one mailbox gets in an hour. */
const requestedAnHour = 3;
/** The most notices that it gets in a day; emails about money have a limit of the same size. */
const noticesADay = 20;
/** The most further emails that may wait until another day. */
const maxWaiting = 12;
/** A process that has tried for longer is gone, and another may try. */
const abandonedAfter = 15 * minute;
/** The time for all tries, in milliseconds. If the reader still has to know, the caller queues the email again. */
export const triedFor = 2 * day;

export interface NewMail {
  /** Emails with the same key are the same email, which is sent once. */
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly payload?: object;
  /**
   * `requested`: anybody may have requested it, and may request it again. Beyond the hourly limit it is not
   * sent, and the person who asked is told so.
   * `notice`: it has to reach its reader, even if later.
   * `money`: it is about a payment. Any number of such emails may wait; each has an event of the payment provider
   * behind it, so nobody can cause many.
   */
  readonly importance: 'requested' | 'notice' | 'money';
}

export interface MailToWrite {
  readonly to: string;
  readonly payload: unknown;
  readonly now: Date;
}

/** Writes emails of one kind, including their tokens. */
export interface MailWriter {
  /** Returns null if there is no longer anything to say. */
  write(tx: Transaction, mail: MailToWrite): Promise<Letter | null>;
  /** Runs after the email was sent, in the transaction that records it. */
  sent?(tx: Transaction, mail: MailToWrite): Promise<void>;
  /** Runs after the mailbox has refused it for good. */
  refused?(tx: Transaction, mail: MailToWrite): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly transport: MailTransport;
  /** The address to which readers may write; null if there is none. */
  readonly supportEmail: string | null;
  /** Writers by kind of email. */
  readonly writers: Readonly<Record<string, MailWriter>>;
}

/**
 * Puts an email into the outbox, and returns 0. If too many were requested for the mailbox, the email is not sent,
 * and the result is the number of seconds until another one may be requested. It does not depend on whether
 * there is an account. An account without a mailbox gets no email.
 */
export type QueueMail = (tx: Transaction, mail: NewMail) => Promise<number>;

/**
 * Works like `queueMail`, for somebody who waits for the email.
 * @throws {TooMany} with the time until it may be requested again.
 */
export async function queueAwaitedMail(
  queueMail: QueueMail,
  tx: Transaction,
  mail: NewMail,
): Promise<void> {
  const seconds = await queueMail(tx, mail);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new TooMany(
    `We've been asked for ${requestedAnHour} emails to this address within an hour. You can ask again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Please check the spam folder, too.`,
    seconds,
  );
}

export interface Outbox {
  readonly tasks: TaskList;
  /** Retries emails of processes that are gone. */
  retryAbandoned(): Promise<void>;
  forgetOld(): Promise<void>;
  /** Deletes the addresses of emails that were tried for long enough. */
  forgetUnsent(): Promise<void>;
}

/** A part of a key: a second press within a minute requests the same email. */
export const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

const task = 'mail';
const jobFor = (id: number, delay = 0) => ({
  task,
  payload: { id },
  key: `mail:${String(id)}`,
  delay,
});

/** Returns a function that queues an email, in the transaction of the act that the email reports. */
export function queueMailAt(now: () => Date): QueueMail {
  return async (tx, { importance, payload = {}, to, ...mail }) => {
    if (!hasMailbox(to)) return 0;
    const time = now();
    const mailbox = mailboxHash(to);
    const queries = outboxQueries(tx);
    await queries.lockMailbox(mailbox);
    const isRequested = importance === 'requested';
    const isAboutMoney = importance === 'money';
    if (isRequested) {
      const recent = await queries.requestedSince(
        mailbox,
        new Date(time.getTime() - hour),
        mail.key,
      );
      const oldest = recent[requestedAnHour - 1];
      if (oldest) return (oldest.getTime() + hour - time.getTime()) / 1000;
    } else if (!isAboutMoney && (await queries.countWaiting(mailbox)) >= maxWaiting) return 0;
    const id = await queries.insert({
      ...mail,
      address: to,
      mailbox,
      payload,
      isRequested,
      isAboutMoney,
      createdAt: time,
    });
    if (id !== null) await addJob(tx, jobFor(id));
    return 0;
  };
}

/**
 * Takes back the emails that wait for an account, except those to one address. Waits for an email that is being
 * written.
 */
export const withdrawMails = (
  tx: Transaction,
  which: { readonly kind: string; readonly userId: number; readonly exceptTo: string },
): Promise<void> => withdraw(tx, which);

export function createOutbox({
  database,
  now,
  transport,
  supportEmail,
  writers,
}: OutboxOptions): Outbox {
  /** Returns null if the email should not be sent, or not yet. */
  async function write(tx: Transaction, id: number) {
    const own = outboxQueries(tx);
    const mail = await own.lockWaiting(id);
    if (mail === null) return null;
    const time = now();
    await own.lockMailbox(mail.mailbox);
    if (!mail.isRequested) {
      const tried = await own.noticesSince(mail, new Date(time.getTime() - day), id);
      const oldest = tried[noticesADay - 1];
      if (oldest !== undefined) {
        await addJob(tx, jobFor(id, oldest.getTime() + day - time.getTime()));
        return null;
      }
    }
    const toWrite: MailToWrite = { to: mail.address, payload: mail.payload, now: time };
    const writer = writers[mail.kind];
    const letter = await writer?.write(tx, toWrite);
    if (!writer || !letter) {
      await own.giveUp(id);
      return null;
    }
    await own.noteTry(id, time);
    return { writer, toWrite, letter, id: mailId(mail.key) };
  }

  async function deliver(payload: unknown): Promise<void> {
    const { id } = payload as { id: number };
    const ready = await database.transaction((tx) => write(tx, id));
    if (ready === null) return;
    const { writer, toWrite, letter } = ready;
    try {
      await transport.send({ ...renderLetter(letter, supportEmail), to: toWrite.to, id: ready.id });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      return database.transaction(async (tx) => {
        await outboxQueries(tx).giveUp(id);
        await writer.refused?.(tx, toWrite);
      });
    }
    await database.transaction(async (tx) => {
      await outboxQueries(tx).noteSent(id, now());
      await writer.sent?.(tx, toWrite);
    });
  }

  return {
    tasks: { [task]: deliver },
    forgetOld: () =>
      sweepQueries(database).forgetBefore(new Date(now().getTime() - retention.mails.period)),
    forgetUnsent: () =>
      sweepQueries(database).giveUpBefore(
        new Date(now().getTime() - retention['unsent-mails'].period),
      ),
    async retryAbandoned() {
      const time = now().getTime();
      const left = await sweepQueries(database).abandoned({
        triedBefore: new Date(time - abandonedAfter),
        createdAfter: new Date(time - triedFor),
      });
      await database.transaction(async (tx) => {
        for (const id of left) await addJob(tx, jobFor(id));
      });
    },
  };
}

/** Returns an id that fits into a file name and the local part of an address, without data about the reader. */
function mailId(key: string): string {
  return key.replaceAll(/[^\w-]+/g, '-');
}
