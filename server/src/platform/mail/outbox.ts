/**
 * Mails are put into a table in the transaction of the act that they tell of, and leave by a job. Their text
 * is written when they leave: tokens stand nowhere in the clear, and what is no longer true is not sent.
 */
import { retention } from '@qubloom/contract';
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

/** So many mails an hour go to one mailbox of those that anybody may ask for. */
const requestedAnHour = 3;
/** So many a day go to it of those that it has to be told, and as many again of those about money. */
const noticesADay = 20;
/** So many more may wait until their day comes. */
const maxWaiting = 12;
/** A process that has tried for longer is gone, and another may try. */
const abandonedAfter = 15 * minute;
/** Milliseconds; who has to be told all the same queues the mail anew. */
export const triedFor = 2 * day;

export interface NewMail {
  /** The same for the same mail: it leaves once. */
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly payload?: object;
  /**
   * `requested`: anybody may have asked for it, and asks again if need be; beyond the hour's share it does not leave,
   * and the person who asked is told so.
   * `notice`: it has to reach its reader, if need be later.
   * `money`: money has moved or will. However many mails wait, it waits with them; each has an event of the payment
   * provider behind it, so nobody can make up many.
   */
  readonly importance: 'requested' | 'notice' | 'money';
}

export interface MailToWrite {
  readonly to: string;
  readonly payload: unknown;
  readonly now: Date;
}

/** Writes one kind of mail, tokens included. */
export interface MailWriter {
  /** Null when there is nothing to say any more. */
  write(tx: Transaction, mail: MailToWrite): Promise<Letter | null>;
  /** After it has left, in the transaction that notes so. */
  sent?(tx: Transaction, mail: MailToWrite): Promise<void>;
  /** After the mailbox has refused it for good. */
  refused?(tx: Transaction, mail: MailToWrite): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly transport: MailTransport;
  /** Where readers may write; null if there is no such address. */
  readonly supportEmail: string | null;
  /** By kind. */
  readonly writers: Readonly<Record<string, MailWriter>>;
}

/**
 * Puts a mail into the outbox, and gives 0. If too many were requested for the mailbox, the mail does not leave, and the
 * reply is the seconds until another one may be requested: it does not depend on whether there is an account.
 */
export type QueueMail = (tx: Transaction, mail: NewMail) => Promise<number>;

/**
 * Like `queueMail`, for somebody who waits for the mail.
 * @throws {TooMany} with the time until it may be asked for again.
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
    `We were asked for ${requestedAnHour} emails to this address within an hour. You can ask again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Please look in the spam folder, too.`,
    seconds,
  );
}

export interface Outbox {
  readonly tasks: TaskList;
  /** Mails of processes that are gone are tried again. */
  retryAbandoned(): Promise<void>;
  forgetOld(): Promise<void>;
  /** The addresses of mails that were tried for long enough. */
  forgetUnsent(): Promise<void>;
}

/** Part of a key: a second press within a minute asks for the same mail. */
export const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

const task = 'mail';
const jobFor = (id: number, delay = 0) => ({
  task,
  payload: { id },
  key: `mail:${String(id)}`,
  delay,
});

/** To stand in the transaction of what the mail tells of. */
export function queueMailAt(now: () => Date): QueueMail {
  return async (tx, { importance, payload = {}, to, ...mail }) => {
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

/** Takes back what waits for an account, save for one address. A mail that is being written is waited for. */
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
  /** Null when it need not, or must not yet, go out. */
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

/** Readable in a file's name and an address's left half, and nothing of the reader in it. */
function mailId(key: string): string {
  return key.replaceAll(/[^\w-]+/g, '-');
}
