/** Sends emails by SMTP, or writes files if no SMTP server is set. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { RenderedLetter } from './letter.ts';

export interface OutgoingMail extends RenderedLetter {
  readonly to: string;
  /** The same at every try, so that mail servers recognize an email that comes twice. */
  readonly id: string;
}

/** The mail server says that this mailbox accepts no email. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailTransport {
  /** @throws {MailRefused} if trying again is useless, and another error if it may help. */
  send(mail: OutgoingMail): Promise<void>;
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** An absolute path. */
  readonly dataFolder: string;
}

export function mailTransport(settings: MailSettings, logger: Logger): MailTransport {
  const { smtpUrl, mailFrom, dataFolder } = settings;
  return smtpUrl === undefined
    ? filesIn(join(dataFolder, 'outbox'), logger)
    : smtp(smtpUrl, mailFrom, logger);
}

/** Timeouts in milliseconds, shorter than the time after which another process considers the email abandoned. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtp(url: string, from: string, logger: Logger): MailTransport {
  const transporter = createTransport({ url, ...smtpTimeouts }, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, id, subject, text, html, headers }) {
      const messageId = `<${id}@${domain}>`;
      // An object, so that a comma in the address doesn't make two recipients of one.
      const receiver = { name: '', address: to };
      const allHeaders = { ...automatic, ...headers };
      const mail = { to: receiver, subject, text, html, messageId, headers: allHeaders };
      try {
        await transporter.sendMail(mail);
      } catch (error) {
        const failure = withoutAddress(error as SmtpError);
        logger.warn({ err: failure }, 'the mail server did not accept an email');
        throw failure;
      }
    },
  };
}

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
}

/**
 * The library's own error quotes the recipient. Only a refusal of the recipient is final: a server that greets
 * with 554, or refuses the sender or the text, may be fixed by the next try.
 */
function withoutAddress({ responseCode = 0, command = 'no command', code }: SmtpError): Error {
  const answer = `${code ?? 'no code'}, ${command.replace(/ .*/, '')}, ${String(responseCode)}`;
  return responseCode >= 500 && command.startsWith('RCPT')
    ? new MailRefused(`The mail server refused the recipient (${answer}).`)
    : new Error(`The mail server did not accept an email (${answer}).`);
}

/** These headers stop automatic replies, such as vacation notices. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function filesIn(folder: string, logger: Logger): MailTransport {
  return {
    async send({ to, id, subject, text, html, headers }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, id);
      const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
      const head = `To: ${to}\nSubject: ${subject}\n${own.join('')}\n`;
      await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, head + text, { mode: 0o600 });
      logger.info(
        { file: `${file}.txt` },
        'an email was written to a file because SMTP_URL is not set',
      );
    },
  };
}
