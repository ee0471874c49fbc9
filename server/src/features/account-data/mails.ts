/** The emails about an erasure: one after the request, and one when it is done. */
import { brand, erasureDelay } from '@qubloom/contract';
import { endedPlanParagraphs, erasedParts } from '../accounts/index.ts';
import { dayInWords } from '../../domain/local-day.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';

interface Erased {
  readonly username: string;
  readonly plan: string | null;
}

interface ErasureAsked {
  readonly username: string;
  /** In ISO form, with the zone in which the email names its day. */
  readonly erasesAt: string;
  readonly timeZone: string;
}

/** @param origin the site's origin, from its settings */
export const erasureMails = (origin: string): Readonly<Record<string, MailWriter>> => ({
  'erasure-asked': {
    write(_tx, { payload }) {
      const { username, erasesAt, timeZone } = payload as ErasureAsked;
      const day = dayInWords(new Date(erasesAt), timeZone);
      return Promise.resolve({
        subject: `The account ${username} will be erased on ${day}`,
        parts: [
          'Hello,',
          `Somebody who knows the password of ${username} asked us to erase this account. It has been signed out everywhere. On ${day}, we will erase it with everything in it: ${erasedParts}. A paid plan is cancelled now and ends with the account. If this account pays for a class or for somebody else in the family, that plan is cancelled, too, and they keep it until the time that is paid for is over.`,
          'To keep the account, sign in before that day and press Keep my account on the profile page.',
          { label: 'Sign in and keep the account', url: `${origin}/profile` },
          { label: "If it wasn't you, choose a new password", url: `${origin}/forgot-password` },
        ],
        reason: `You get this because your address belongs to an account at ${brand.name}.`,
      });
    },
  },
  'account-erased': erasedMail((username) => ({
    first: `As requested ${String(erasureDelay)} days ago, we have erased the account ${username} and everything in it: ${erasedParts}. Your address is erased with this email.`,
    last: 'This is the last email about this account. Thank you for the time you spent with us.',
    reason: `You get this because your address belonged to an account at ${brand.name}.`,
  })),
  'paid-account-erased': erasedMail((username) => ({
    first: `You paid for a plan for the account ${username}. We have erased this account and everything in it: ${erasedParts}. Your address is erased with this email.`,
    last: 'This is the last email about this account.',
    reason: `You get this because this address was given to pay for a plan at ${brand.name}.`,
  })),
});

interface ErasedWords {
  readonly first: string;
  readonly last: string;
  readonly reason: string;
}

const erasedMail = (wordsOf: (username: string) => ErasedWords): MailWriter => ({
  write(_tx, { payload }) {
    const { username, plan } = payload as Erased;
    const { first, last, reason } = wordsOf(username);
    return Promise.resolve({
      subject: `The account ${username} is erased`,
      parts: ['Hello,', first, ...endedPlanParagraphs(plan), last],
      reason,
    });
  },
});
