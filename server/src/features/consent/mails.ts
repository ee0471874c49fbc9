/** The emails to parents. */
import {
  brand,
  consentDays,
  consentWords,
  keptInShort,
  retention,
  waitsForConsent,
  whyKeptOfChild,
  type ConsentState,
  type ConsentTicks,
  type UserId,
  type WaitsForConsent,
} from '@qubloom/contract';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { MailToWrite, MailWriter } from '../../platform/mail/outbox.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { endedPlanParagraphs, erasedParts } from '../accounts/index.ts';
import { issueToken } from '../../platform/tokens/tokens.ts';
import { findChildrenAt, findConsent, recordNotice, type Consent } from './queries.ts';

const answerTime = retention['consent-links'].period;

export const erasedAtOf = ({ state, noticeSentAt }: Consent): Date | null =>
  state === 'pending' && noticeSentAt !== null
    ? new Date(noticeSentAt.getTime() + answerTime)
    : null;

const reason = `You get this because a child gave your address as their parent's or guardian's at ${brand.name}.`;
const idOf = (payload: unknown) => (payload as { userId: UserId }).userId;

export interface MailFacts {
  /** The site's origin, from its settings. */
  readonly origin: string;
  /** Name of the operator; null if the settings have none. */
  readonly operator: string | null;
}

export function consentMails(facts: MailFacts): Readonly<Record<string, MailWriter>> {
  return { ...linkMails(facts), ...reportMails(facts.origin) };
}

/** Starts the waiting period now, unless the address has been corrected in the meantime. */
const countDays =
  (hasArrived: boolean) =>
  async (tx: Transaction, { to, payload, now }: MailToWrite): Promise<void> => {
    const child = await findConsent(tx, idOf(payload));
    if (child?.email === to) await recordNotice(tx, child.id, { at: now, hasArrived });
  };

/** Emails with links that open a page. */
function linkMails(facts: MailFacts): Readonly<Record<string, MailWriter>> {
  const { origin } = facts;
  return {
    'consent-notice': {
      async write(tx, { to, payload, now }) {
        const child = await findConsent(tx, idOf(payload));
        if (child?.state !== 'pending' || child.email !== to) return null;
        // An earlier email has arrived in the meantime, despite the outage.
        const { isLate } = payload as { isLate?: boolean };
        if (isLate && child.noticeSentAt !== null) return null;
        const end = erasedAtOf(child) ?? new Date(now.getTime() + answerTime);
        const lifetime = end.getTime() - now.getTime();
        if (lifetime <= 0) return null;
        const token = await issueToken(tx, {
          userId: child.id,
          purpose: 'consent',
          address: to,
          now,
          lifetime,
        });
        return noticeOf(child, facts, token);
      },
      sent: countDays(true),
      // Otherwise an account whose parent cannot be reached would wait forever.
      refused: countDays(false),
    },
    'parent-link': {
      async write(tx, { to, now }) {
        const links = [];
        for (const { id, username } of await findChildrenAt(tx, to)) {
          const token = await issueToken(tx, {
            userId: id,
            purpose: 'parent-link',
            address: to,
            now,
            lifetime: retention['parent-links'].period,
          });
          links.push({ label: `The account ${username}`, url: `${origin}/parent#${token}` });
        }
        if (links.length === 0) return null;
        return {
          subject: `Your link to the parent's page of ${brand.name}`,
          parts: [
            'Hello,',
            'Here you see and change what we keep about your child, take back your yes, or erase the account. You can also link an account of your own; then your family page has all of this. The link works once, for 30 minutes.',
            ...links,
            "If you didn't ask for it, do nothing.",
          ],
          reason,
        };
      },
    },
  };
}

/** How a parent has decided: through an emailed link, or on the family page of the account with this username. */
export type DecisionPlace = 'link' | { readonly account: string };

/** The data of an email about a decision. */
export interface DecisionPayload {
  readonly userId: UserId;
  /** Missing from emails that were queued by an earlier version. */
  readonly before?: ConsentTicks & { readonly state: ConsentState };
  readonly from?: DecisionPlace;
}

const decidedHow = (from: DecisionPlace): string =>
  from === 'link'
    ? 'Somebody used a link in our email to you to decide'
    : `On the family page, somebody signed in with the linked account ${from.account} decided`;

const yesWords = ({ firstName }: Consent) => ({
  subject: `You said yes to ${brand.name} for ${firstName}`,
  sentence: '',
});

const shortWords: Readonly<Record<WaitsForConsent, string>> = {
  rooms: 'study rooms are',
  freeChat: 'chat in own words is',
  buying: 'starting to buy a plan is',
};

/** For example `Study rooms are off now.` */
function changeWords(child: Consent, before: ConsentTicks) {
  const changes = waitsForConsent
    .filter((what) => child[what] !== before[what])
    .map((what) => `${shortWords[what]} ${child[what] ? 'on' : 'off'} now`);
  const subject = `You changed what ${child.firstName} may do at ${brand.name}`;
  if (changes.length === 0) return { subject, sentence: '' };
  const list = new Intl.ListFormat('en').format(changes);
  return {
    subject: `${subject}: ${list}`,
    sentence: ` The change: ${list}.`,
  };
}

/** Emails that report what has happened. */
function reportMails(origin: string): Readonly<Record<string, MailWriter>> {
  const parentsPage = { label: "Ask for a link to the parent's page", url: `${origin}/parent` };
  const familyPage = {
    label: 'Or, if your own account is linked, open your family page',
    url: `${origin}/family`,
  };
  return {
    'consent-confirmed': {
      async write(tx, { payload }) {
        const child = await findConsent(tx, idOf(payload));
        if (child?.state !== 'confirmed') return null;
        const { before, from = 'link' } = payload as DecisionPayload;
        const { subject, sentence } =
          before?.state === 'confirmed' ? changeWords(child, before) : yesWords(child);
        return {
          subject,
          parts: [
            'Hello,',
            `${decidedHow(from)} what ${child.firstName} (${child.username}) may do here.${sentence}`,
            ...allowedWords(child),
            ...forbiddenWords(child),
            "If it wasn't you, or if you change your mind, you can change any of this, or take back your yes, at any time:",
            parentsPage,
            familyPage,
          ],
          reason,
        };
      },
      sent: (tx, { payload, now }) =>
        recordAct(tx, idOf(payload), { act: 'consent-confirmed', at: now }),
    },
    'consent-withdrawn': {
      async write(tx, { payload }) {
        const child = await findConsent(tx, idOf(payload));
        if (child?.state !== 'withdrawn') return null;
        const { from = 'link' } = payload as DecisionPayload;
        return {
          subject: `You took back your yes for ${child.firstName}`,
          parts: [
            'Hello,',
            `${decidedHow(from)} to take back the whole yes. ${child.firstName} (${child.username}) can keep learning on their own. Study rooms and chat are off, other learners can't see your child, and your child can't start buying a plan. You can still buy one on your own family page.`,
            'You can say yes again, or have the account erased, here:',
            parentsPage,
            familyPage,
          ],
          reason,
        };
      },
    },
    'child-erased': {
      write: (_tx, { payload }) => Promise.resolve(erasedLetter(payload as ErasedPayload)),
    },
  };
}

/** What the parent may allow besides the account, in few words. The page behind the link has all of them. */
const extras: Readonly<Record<WaitsForConsent, string>> = {
  rooms: 'study rooms with other learners, in ready-made phrases',
  freeChat: 'chat there in own words, filtered',
  buying: 'starting to buy a plan',
};

/** The direct notice to the parent, short enough to be read. The link comes early, and its page has the details. */
function noticeOf(
  { firstName, username }: Consent,
  { origin, operator }: MailFacts,
  token: string,
): Letter {
  return {
    subject: `${firstName} wants to learn at ${brand.name}: is that all right?`,
    parts: [
      'Hello,',
      `At ${brand.name}${operator === null ? '' : `, run by ${operator},`} children learn quantum computing. ${firstName} (${username}) is under 13 and can already learn alone, free. May ${firstName} keep the account?`,
      { label: 'Say yes or no', url: `${origin}/consent#${token}` },
      'Only if you tick it, your yes also allows:',
      waitsForConsent.map((what) => extras[what]),
      `“No”, or no answer within ${String(consentDays)} days, erases the account.`,
      { label: 'Take your yes back', url: `${origin}/parent` },
      `We keep ${keptInShort}. ${whyKeptOfChild}`,
      { label: 'Everything we keep', url: `${origin}/privacy` },
      { label: 'Ask us', url: `${origin}/contact` },
    ],
    reason,
  };
}

function allowedWords(child: Consent): (string | string[])[] {
  const allowed = waitsForConsent.filter((what) => child[what]);
  if (allowed.length === 0) return ['Your child keeps the account and learns alone.'];
  return ['Allowed now:', allowed.map((what) => consentWords[what])];
}

/** Empty if everything is allowed. */
function forbiddenWords(child: Consent): (string | string[])[] {
  const forbidden = waitsForConsent.filter((what) => !child[what]);
  if (forbidden.length === 0) return [];
  return ['Not allowed:', forbidden.map((what) => consentWords[what])];
}

export type ErasureCause = 'declined' | 'expired' | 'asked';

interface ErasedPayload {
  readonly username: string;
  readonly cause: ErasureCause;
  /** The paid plan that ended with the account. */
  readonly plan?: string | null;
}

const causes: Record<ErasureCause, string> = {
  declined: 'You said no, so',
  expired: `We asked you ${String(consentDays)} days ago and have had no answer, so`,
  asked: 'As you asked,',
};

const erasedLetter = ({ username, cause, plan = null }: ErasedPayload): Letter => ({
  subject: `The account ${username} is erased`,
  parts: [
    'Hello,',
    `${causes[cause]} we have erased the account ${username} and everything your child did with it: ${erasedParts}. Your address is erased with this email.`,
    ...endedPlanParagraphs(plan),
  ],
  reason,
});
