import { brand } from '@qubloom/contract';
import { Clock, Mail } from 'lucide-react';
import { useSiteFacts } from '../../../product/site/site-facts.ts';
import { Card } from '../../../ui/display/card.tsx';
import { SupportMailLink } from './support-mail.tsx';

export interface SupportProps {
  readonly title: string;
  readonly text: string;
  /** Subject of the email that the link opens. */
  readonly subject?: string;
}

const noAddress = 'The people who run this site have given no address yet, so nobody would answer.';

/** Shows how to reach a person, and when they answer. */
export function Support({ title, text, subject }: SupportProps) {
  const { supportEmail } = useSiteFacts();
  return (
    <Card as="section" aria-label={title} className="flex max-w-3xl flex-col gap-4">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-ink-soft">{supportEmail === null ? noAddress : text}</p>
      </div>
      {supportEmail !== null && (
        <ul className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:gap-x-8">
          <li className="flex items-center gap-3">
            <Mail aria-hidden="true" className="size-5 shrink-0 text-action-ink" />
            <SupportMailLink {...(subject !== undefined && { subject })} />
          </li>
          <li className="flex items-center gap-3">
            <Clock aria-hidden="true" className="size-5 shrink-0 text-action-ink" />
            {brand.supportHours}
          </li>
        </ul>
      )}
    </Card>
  );
}
