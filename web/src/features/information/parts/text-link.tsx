import { brand } from '@qubloom/contract';
import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

function Anchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={clsx(
        'rounded-sm font-medium text-action-ink underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      {children}
    </a>
  );
}

/** A link to a page of ours within a sentence. */
export const TextLink = createLink(Anchor);

/** A link to a page elsewhere. */
export function OutsideLink(props: ComponentProps<'a'> & { readonly href: string }) {
  return <Anchor {...props} rel="noopener noreferrer" />;
}

/** Opens a mail to us, in the reader's own mail program. */
export const supportMail = (subject: string) =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`;

export function SupportMailLink({ subject }: { readonly subject?: string }) {
  return (
    <Anchor
      href={subject === undefined ? `mailto:${brand.supportEmail}` : supportMail(subject)}
      className="wrap-anywhere"
    >
      {brand.supportEmail}
    </Anchor>
  );
}
