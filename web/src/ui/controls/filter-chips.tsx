import { clsx } from 'clsx';
import type { Ref } from 'react';

export interface FilterChipsProps<Value extends string> {
  /** Name of the filter. */
  readonly label: string;
  /** Undefined means all. */
  readonly options: readonly { readonly value: Value | undefined; readonly label: string }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  /** Refers to the button of the first option. */
  readonly firstRef?: Ref<HTMLButtonElement>;
}

/** Buttons above a list that choose which part of it is shown. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, chosen, onChoose, firstRef } = props;
  return (
    <div
      role="group"
      aria-label={label}
      // In small windows, one row that scrolls sideways and reaches the edges of the window.
      className="flex gap-2 compact:-mx-4 compact:overflow-x-auto compact:px-4 compact:py-1 compact:[scrollbar-width:none] not-compact:flex-wrap"
    >
      {options.map(({ value, label: text }, at) => (
        <button
          key={text}
          ref={at === 0 ? firstRef : undefined}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full border-[1.5px] px-4 font-medium whitespace-nowrap transition-colors duration-150',
            chosen === value
              ? 'border-action bg-action text-on-action forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
              : 'border-control bg-surface text-ink hover:border-action hover:text-action-ink',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Returns an option for everything, and one for each value. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
): FilterChipsProps<Value>['options'] {
  return [{ value: undefined, label: 'All' }, ...values.map((value) => ({ value, label: value }))];
}
