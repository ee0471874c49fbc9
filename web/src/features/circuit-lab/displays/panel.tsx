import { useId, type ReactNode } from 'react';

export interface PanelProps {
  readonly title: string;
  /** How to read it, in a sentence or two. */
  readonly hint?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One display: a heading, how to read it, and the picture. */
export function Panel({ title, hint, isWide = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4 ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}

/** Wide pictures scroll in their own frame, which the keyboard reaches. */
export function Wide({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // A frame that scrolls has to be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className="max-w-full overflow-x-auto pb-1">
      {children}
    </div>
  );
}

/** The digits of a ket in the colours of 0 and 1. */
export function Ket({ bits }: { readonly bits: string }) {
  return (
    <span className="font-mono whitespace-nowrap">
      |
      {[...bits].map((bit, at) => (
        <span key={at} className={bit === '0' ? 'text-zero-ink' : 'text-one-ink'}>
          {bit}
        </span>
      ))}
      ⟩
    </span>
  );
}
