import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * Running text with spacing between paragraphs, lists, and smaller headings. Lines have up to 65 characters;
 * tables are wider.
 */
export function Prose({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        '[&>p]:max-w-[65ch] [&>ul]:max-w-[65ch] [&_h3]:mt-6 [&_h3]:text-lg [&_p+p]:mt-3 [&_ul]:mt-3 [&_ul]:flex',
        '[&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_ul+p]:mt-3 [&_li::marker]:text-action-ink',
        '[&_strong]:font-semibold',
        className,
      )}
    >
      {children}
    </div>
  );
}
