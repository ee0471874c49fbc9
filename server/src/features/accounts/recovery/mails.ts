/** The emails of accounts. */
import { brand, retention, type UserId } from '@qubloom/contract';
import type { MailWriter } from '../../../platform/mail/outbox.ts';
import { issueToken } from '../../../platform/tokens/tokens.ts';
import { findContact, findContactsAt } from './queries.ts';

const accountReason = `You get this because your address belongs to an account at ${brand.name}.`;
const changePassword = (origin: string) => ({
  label: "If it wasn't you, choose a new password",
  url: `${origin}/forgot-password`,
});

/** @param origin the site's origin, from its settings; the host named in a request never gets into an email */
export function recoveryMails(
  origin: string,
  supportEmail: string | null,
): Readonly<Record<string, MailWriter>> {
  return { ...linkMails(origin), ...noticeMails(origin, supportEmail) };
}

function linkMails(origin: string): Readonly<Record<string, MailWriter>> {
  return {
    'confirm-address': {
      async write(tx, { to, payload, now }) {
        const contact = await findContact(tx, (payload as { userId: UserId }).userId);
        if (contact === null || contact.ageRange === 'under-13') return null;
        if (contact.email === to && contact.isVerified) return null;
        const token = await issueToken(tx, {
          userId: contact.id,
          purpose: 'verify-address',
          address: to,
          now,
          lifetime: retention['confirmation-links'].period,
        });
        return {
          subject: `Please confirm your email for ${brand.name}`,
          parts: [
            `Hello ${contact.firstName},`,
            `Is this your address? Then press the button on the page behind this link, so that we know that emails for the account ${contact.username} reach you. The link works once, and only for three days.`,
            { label: 'Confirm this address', url: `${origin}/confirm-address#${token}` },
            "If you don't know what this is about, do nothing.",
          ],
          reason: `Somebody gave this address for an account at ${brand.name}.`,
        };
      },
    },
    'reset-password': {
      async write(tx, { to, now }) {
        const contacts = await findContactsAt(tx, to);
        const [first, ...others] = contacts;
        if (first === undefined) return null;
        const links = [];
        for (const { id, username } of contacts) {
          const token = await issueToken(tx, {
            userId: id,
            purpose: 'reset-password',
            address: to,
            now,
            lifetime: retention['reset-links'].period,
          });
          const url = `${origin}/reset-password#${token}`;
          links.push({ label: `New password for ${username}`, url });
        }
        return {
          subject: `A new password for ${brand.name}`,
          parts: [
            'Hello,',
            others.length === 0
              ? `Somebody asked for a new password, maybe you. Your username is ${first.username}. The link works once, and only for one hour.`
              : 'Somebody asked for a new password, maybe you. These usernames belong to your address. Each link works once, and only for one hour.',
            ...links,
            "If it wasn't you, do nothing: your password stays as it is.",
          ],
          reason: accountReason,
        };
      },
    },
  };
}

/** Their payload holds only names and partly hidden addresses, because that is all that the reader may know. */
function noticeMails(
  origin: string,
  supportEmail: string | null,
): Readonly<Record<string, MailWriter>> {
  return {
    'address-asked': notice(({ username, hint }) => ({
      subject: `Somebody wants to change the address of ${username}`,
      parts: [
        'Hello,',
        `Somebody who knows the password of ${username} asked us to send its emails to ${hint} from now on. We will do so once the link in our email to that address is used.`,
        changePassword(origin),
      ],
    })),
    'address-changed': notice(({ username, hint }) => ({
      subject: `The address of ${username} has changed`,
      parts: [
        'Hello,',
        `From now on, emails for the account ${username} go to ${hint}.`,
        ...(supportEmail === null
          ? []
          : [`If you didn't want that, write to us at ${supportEmail}.`]),
      ],
    })),
    'google-connected': notice(({ username }) => ({
      subject: `${username} can now sign in with Google`,
      parts: [
        'Hello,',
        `A Google account has been connected to the account ${username}. Anyone who can use that Google account can now sign in with it.`,
        `If you didn't want that, disconnect it on the profile page of ${username}, and choose a new password.`,
        changePassword(origin),
      ],
    })),
    'google-disconnected': notice(({ username }) => ({
      subject: `${username} can no longer sign in with Google`,
      parts: [
        'Hello,',
        `From now on, the account ${username} can be opened only with its username and password.`,
        changePassword(origin),
      ],
    })),
    'school-connected': notice(({ username, platform }) => ({
      subject: `${username} can now be opened from your school`,
      parts: [
        'Hello,',
        `The account ${username} has been connected to the platform ${platform ?? 'of your school'}. From now on, it opens from there without a password.`,
        ...(supportEmail === null
          ? []
          : [`If you didn't want that, write to us at ${supportEmail}.`]),
        changePassword(origin),
      ],
    })),
    'school-disconnected': notice(({ username, platform }) => ({
      subject: `${username} can no longer be opened from your school`,
      parts: [
        'Hello,',
        `The account ${username} is no longer connected to the platform ${platform ?? 'of your school'}. From now on, it doesn't open from there anymore, and the platform gets no more results.`,
        changePassword(origin),
      ],
    })),
    'password-changed': notice(({ username, opensByGoogle }) => ({
      subject: `The password of ${username} has changed`,
      parts: [
        'Hello,',
        `The account ${username} has a new password, and everybody who was signed in to it has been signed out.`,
        ...(opensByGoogle === true
          ? [
              `It can still be opened with the Google account that is connected to it. If you didn't connect one, disconnect it on the profile page of ${username}.`,
            ]
          : []),
        changePassword(origin),
      ],
    })),
  };
}

interface NoticePayload {
  readonly username: string;
  readonly hint: string;
  readonly opensByGoogle?: boolean;
  readonly platform?: string;
}

type NoticeText = (payload: NoticePayload) => {
  subject: string;
  parts: (string | { label: string; url: string })[];
};

const notice = (text: NoticeText): MailWriter => ({
  write: (_tx, { payload }) =>
    Promise.resolve({ ...text(payload as NoticePayload), reason: accountReason }),
});
