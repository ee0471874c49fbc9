import { memo, useId, type ReactNode } from 'react';
import { spokenBits } from '../../announcements/probability-message.ts';

export interface PanelProps {
  readonly title: string;
  /** How to read it, in a sentence or two. */
  readonly hint?: ReactNode;
  /** Shows the state, and is grey while that is of an older circuit. */
  readonly isOfState?: boolean;
  /** Takes the whole width where there are several columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One display: a heading, how to read it, and the picture. */
export function Panel({ title, hint, isOfState = true, isWide = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-2 rounded-card [contain-intrinsic-size:auto_20rem] [content-visibility:auto] border border-line bg-surface p-4 ${isWide ? 'col-span-full' : ''} ${isOfState ? 'in-data-stale:opacity-45 in-data-stale:grayscale' : ''}`}
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

/**
 * The digits of a ket in the colors of 0 and 1. A hundred kets change with an edit, so each is one element: stripes as
 * wide as a digit are seen through its letters. On paper and in forced colors it is plain text.
 */
export const Ket = memo(function Ket({ bits }: { readonly bits: string }) {
  return (
    <span
      role="img"
      aria-label={spokenBits(bits)}
      className="w-fit bg-clip-text font-mono whitespace-nowrap [-webkit-text-fill-color:transparent] print:[-webkit-text-fill-color:currentColor] forced-colors:[-webkit-text-fill-color:currentColor]"
      style={{ backgroundImage: stripesOf(bits) }}
    >
      {`|${bits}⟩`}
    </span>
  );
});

/** The bar before the digits, and the bracket behind them, keep the color of the text around. */
function stripesOf(bits: string): string {
  let from = 1;
  const stripes = runsOf(bits).map((run) => {
    const color = run.startsWith('0') ? '--color-zero-ink' : '--color-one-ink';
    const stripe = `var(${color}) ${from}ch ${from + run.length}ch`;
    from += run.length;
    return stripe;
  });
  const all = ['currentColor 1ch', ...stripes, `currentColor ${from}ch`];
  return `linear-gradient(to right, ${all.join(', ')})`;
}

/** `0011` as `00` and `11`. */
function runsOf(bits: string): readonly string[] {
  return bits.match(/0+|1+/g) ?? [];
}
