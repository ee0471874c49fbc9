import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type RadioCardTone = 'plain' | 'good' | 'neutral';

const tones: Record<RadioCardTone, string> = {
  plain:
    'border-line bg-surface has-checked:border-action has-checked:bg-action-soft [&:not(:has(:disabled))]:hover:border-control',
  good: 'border-good bg-good-soft',
  neutral: 'border-control bg-sunken',
};

export interface RadioCardProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
  /** Replaces the dot, for example with a letter. */
  readonly mark?: ReactNode;
  readonly tone?: RadioCardTone;
  /** Shown at the end, for example a tick. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** One option of a radio group as a card that is easy to hit. Put several into a fieldset. */
export function RadioCard({
  name,
  value,
  checked,
  onChoose,
  disabled = false,
  mark,
  tone = 'plain',
  end,
  children,
}: RadioCardProps) {
  return (
    <label
      className={clsx(
        'relative flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-[1.5px] px-3.5 py-2.5 transition-colors duration-150',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        disabled ? tone === 'plain' && 'text-ink-soft' : 'cursor-pointer',
        tones[tone],
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] text-sm font-semibold transition-colors duration-150',
          checked
            ? 'border-action bg-action text-on-action forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
            : 'border-control bg-surface text-ink-soft',
        )}
      >
        {mark || (
          <span
            className={clsx(
              'size-2.5 rounded-full',
              checked && 'bg-on-action forced-colors:bg-[HighlightText]',
            )}
          />
        )}
      </span>
      {/* Where the end leaves no room for words, it goes below them. */}
      <span className="min-w-[min(6rem,45%)] flex-1">{children}</span>
      {end}
    </label>
  );
}
