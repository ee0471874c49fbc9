import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

type Element = 'div' | 'section' | 'article' | 'li';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: Element;
}

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    />
  );
}
