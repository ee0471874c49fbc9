import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function ButtonAnchor({ variant, size, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={clsx(buttonClass({ variant, size }), className)}>
      {children}
    </a>
  );
}

/** A link to one of our pages that looks like a button. The router types `to` and `params`. */
export const ButtonLink = createLink(ButtonAnchor);
