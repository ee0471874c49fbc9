import { Anchor } from '../../../ui/controls/text-link.tsx';
import { useSiteFacts } from '../../../product/site/site-facts.ts';

/** Opens an email to the people who run the site. If they have no address, it names them in words. */
export function SupportMailLink({ subject }: { readonly subject?: string }) {
  const { supportEmail } = useSiteFacts();
  if (supportEmail === null) return 'the people who run this site';
  return (
    <Anchor href={mailAddress(supportEmail, subject)} className="wrap-anywhere">
      {supportEmail}
    </Anchor>
  );
}

/**
 * Returns the link of an email to the people who run the site; without an address of theirs, the page that says so.
 */
export function useSupportMail(): (subject: string) => string {
  const { supportEmail } = useSiteFacts();
  return (subject) => (supportEmail === null ? '/contact' : mailAddress(supportEmail, subject));
}

const mailAddress = (address: string, subject: string | undefined) =>
  subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
