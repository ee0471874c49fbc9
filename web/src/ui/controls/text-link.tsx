import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A link within a sentence. */
export function Anchor({ className, children, ...rest }: ComponentProps<'a'>) {
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

/** A link to one of our pages, within a sentence. */
export const TextLink = createLink(Anchor);

/** A link to a page elsewhere. */
export function OutsideLink(props: ComponentProps<'a'> & { readonly href: string }) {
  return <Anchor {...props} rel="noopener noreferrer" />;
}
