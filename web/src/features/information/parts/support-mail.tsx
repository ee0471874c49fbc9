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

const mailAddress = (address: string, subject: string | undefined) =>
  subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
