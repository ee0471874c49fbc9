/** The form for schools, and for parents who ask about their child's data. Unlike the contact form, it sends. */
import { brand, isFromSchool, noInbox, type InquiryKind } from '@qubloom/contract';
import { useState } from 'react';
import { Outcome } from '../../../product/forms/outcome.tsx';
import { useSiteFacts } from '../../../product/site/site-facts.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { InquiryForm } from './inquiry-form.tsx';

interface Sent {
  readonly kind: InquiryKind;
  /** What happens next, in the server's words. */
  readonly next: string;
}

/** @param kind the kind that is chosen at first; undefined lets the reader choose */
export function InquiryPage({ kind }: { readonly kind: InquiryKind | undefined }) {
  const { supportEmail } = useSiteFacts();
  const [sent, setSent] = useState<Sent>();
  if (supportEmail === null) {
    return (
      <Notice title="Nobody would get your message yet" level={1}>
        <p>{noInbox}</p>
        <ButtonLink to="/faq">Look at Help &amp; Support</ButtonLink>
      </Notice>
    );
  }
  if (sent) return <Thanks {...sent} />;
  return (
    <NarrowPage
      title="For schools and parents"
      intro={`Would your school like to teach with ${brand.name}, or would you like to know what we keep of your child? A person reads every message.`}
    >
      <InquiryForm kind={kind} onSent={setSent} />
    </NarrowPage>
  );
}

function Thanks({ kind, next }: Sent) {
  return (
    <Outcome title="We have your message" mood="celebrating">
      <p className="wrap-anywhere">{next}</p>
      <p>Our hours are {brand.supportHours}.</p>
      {isFromSchool(kind) ? (
        <ButtonLink to="/for-educators" variant="secondary">
          Back to For Educators
        </ButtonLink>
      ) : (
        <ButtonLink to="/for-parents" variant="secondary">
          Back to For Parents
        </ButtonLink>
      )}
    </Outcome>
  );
}
