/** How mails leave: by SMTP, or as files where no SMTP server is set. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { RenderedLetter } from './letter.ts';

export interface OutgoingMail extends RenderedLetter {
  readonly to: string;
  /** The same at every try, by which mail servers know a mail that comes twice. */
  readonly id: string;
}

/** The receiving server says that it will never take this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailTransport {
  /** @throws {MailRefused} when trying again is no use, anything else when it may help. */
  send(mail: OutgoingMail): Promise<void>;
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absolute. */
  readonly dataFolder: string;
}

export function mailTransport(settings: MailSettings, logger: Logger): MailTransport {
  const { smtpUrl, mailFrom, dataFolder } = settings;
  return smtpUrl === undefined
    ? filesIn(join(dataFolder, 'outbox'), logger)
    : smtp(smtpUrl, mailFrom);
}

/** Milliseconds: below what makes another process take the mail for abandoned. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtp(url: string, from: string): MailTransport {
  const transporter = createTransport({ url, ...smtpTimeouts }, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, id, subject, text, html }) {
      const messageId = `<${id}@${domain}>`;
      // As an object, so that no comma in it makes two receivers of one.
      const receiver = { name: '', address: to };
      const mail = { to: receiver, subject, text, html, messageId, headers };
      await transporter.sendMail(mail).catch(rethrowWithoutAddress);
    },
  };
}

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
}

/** What the library says quotes the receiver. */
function rethrowWithoutAddress({ responseCode = 0, command, code }: SmtpError): never {
  const answer = `${code ?? 'no code'}, ${String(responseCode)}`;
  // What a server says of who signs in may be mended; what it says of the receiver is its last word.
  if (responseCode >= 500 && command !== 'AUTH') throw new MailRefused(answer);
  throw new Error(`the mail server did not take a mail (${answer})`);
}

/** Nobody's holiday notice answers these. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function filesIn(folder: string, logger: Logger): MailTransport {
  return {
    async send({ to, id, subject, text, html }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, id);
      const head = `To: ${to}\nSubject: ${subject}\n\n`;
      await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, head + text, { mode: 0o600 });
      logger.info({ file: `${file}.txt` }, 'a mail was written to a file, as SMTP_URL is not set');
    },
  };
}
