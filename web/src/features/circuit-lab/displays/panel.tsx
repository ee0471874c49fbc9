import { useId, type ReactNode } from 'react';

export interface PanelProps {
  readonly title: string;
  /** How to read it, in a sentence or two. */
  readonly hint?: ReactNode;
  /** Columns of the page that it takes where there are several. */
  readonly span?: 1 | 2 | 3;
  readonly children: ReactNode;
}

const spans = { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-2 xl:col-span-3' };

/** One display: a heading, how to read it, and the picture. */
export function Panel({ title, hint, span = 1, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-2 rounded-card [contain-intrinsic-size:auto_20rem] [content-visibility:auto] border border-line bg-surface p-4 ${spans[span]}`}
    >
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}

/** What scrolls has to be reached by the keyboard, though there is nothing to press in it. */
const reached = { tabIndex: 0 };

/** Pictures that are wide, or long, scroll in their own frame, which the keyboard reaches. */
export function Wide({
  label,
  isLow = false,
  children,
}: {
  readonly label: string;
  /** A long table ends on screen. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      {...reached}
      className={`max-w-full overflow-x-auto pb-1 ${isLow ? 'max-h-96 overflow-y-auto' : ''}`}
    >
      {children}
    </div>
  );
}

/** Kets that were drawn: the same element again is not looked into again, and hundreds stand on a screen. */
const drawn = new Map<string, ReactNode>();
const mostDrawn = 4096;

/** The digits of a ket in the colours of 0 and 1. */
export function Ket({ bits }: { readonly bits: string }) {
  const known = drawn.get(bits);
  if (known) return known;
  if (drawn.size > mostDrawn) drawn.clear();
  const ket = (
    <span className="font-mono whitespace-nowrap">
      |
      {runsOf(bits).map((run, at) => (
        <span key={at} className={run.startsWith('0') ? 'text-zero-ink' : 'text-one-ink'}>
          {run}
        </span>
      ))}
      ⟩
    </span>
  );
  drawn.set(bits, ket);
  return ket;
}

/** `0011` as `00` and `11`. */
export function runsOf(bits: string): readonly string[] {
  return bits.match(/0+|1+/g) ?? [];
}
