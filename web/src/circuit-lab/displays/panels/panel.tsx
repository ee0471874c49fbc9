import { clsx } from 'clsx';
import { memo, useId, type ReactNode } from 'react';
import { spokenBits } from '../../announcements/probability-message.ts';

export interface PanelProps {
  readonly title: string;
  /** Explains how to read it, in a sentence or two. */
  readonly hint?: ReactNode;
  /** True if it shows the state. It is then gray while the state belongs to an older circuit. */
  readonly isOfState?: boolean;
  /** Uses the whole width if there are several columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One display: a heading, an explanation, and the picture. */
export function Panel({ title, hint, isOfState = true, isWide = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4',
        '[contain-intrinsic-size:auto_20rem] [content-visibility:auto]',
        isWide && 'col-span-full',
        isOfState && 'in-data-stale:opacity-45 in-data-stale:grayscale',
      )}
    >
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}

/** The keyboard must reach a scrolling element even if nothing in it can be pressed. */
const reached = { tabIndex: 0 };

/** Wide or long pictures scroll in their own frame, which the keyboard can reach. */
export function Wide({
  label,
  isLow = false,
  children,
}: {
  readonly label: string;
  /** Limits the height of a long table to the screen. */
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
 * The digits of a ket in the colors of 0 and 1. A hundred kets change with an edit, so each ket is one element: its
 * letters are transparent, and stripes as wide as a digit show through them. On paper and in forced colors it is plain
 * text.
 */
export const Ket = memo(function Ket({ bits }: { readonly bits: string }) {
  return (
    <span
      role="img"
      aria-label={spokenBits(bits)}
      className={clsx(
        'w-fit bg-clip-text font-mono whitespace-nowrap [-webkit-text-fill-color:transparent]',
        'print:[-webkit-text-fill-color:currentColor] forced-colors:[-webkit-text-fill-color:currentColor]',
      )}
      style={{ backgroundImage: stripesOf(bits) }}
    >
      {`|${bits}⟩`}
    </span>
  );
});

/** The bar before the digits and the bracket behind them keep the color of the surrounding text. */
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

/** Splits `0011` into `00` and `11`, for example. */
function runsOf(bits: string): readonly string[] {
  return bits.match(/0+|1+/g) ?? [];
}
