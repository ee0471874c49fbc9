import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  readonly chosen: T;
  /** In low windows, the label is only for screen readers, because the options explain themselves. */
  readonly isPlain?: boolean;
  /** The label is only for screen readers in every window. */
  readonly isHidden?: boolean;
  readonly onChoose: (value: T) => void;
}

/** A choice between a few short words, side by side: native radio buttons, large enough for fingers. */
export function Choices<T extends string>({
  label,
  options,
  chosen,
  isPlain = false,
  isHidden = false,
  onChoose,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend
        className={clsx(
          'mb-1 text-sm font-medium',
          isPlain && 'low:sr-only',
          isHidden && 'sr-only',
        )}
      >
        {label}
      </legend>
      <div className="flex w-fit max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1">
        {options.map(({ value, label: text, isDisabled }) => (
          <label
            key={value}
            className={clsx(
              isDisabled ? 'cursor-not-allowed' : 'cursor-pointer',
              'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg border-[1.5px]',
              'px-3.5 text-center leading-tight transition-colors duration-150',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-action',
              value === chosen
                ? clsx(
                    'border-action bg-raised font-medium text-action-ink shadow-card',
                    'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
                  )
                : clsx('border-transparent text-ink-soft', !isDisabled && 'hover:text-ink'),
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
