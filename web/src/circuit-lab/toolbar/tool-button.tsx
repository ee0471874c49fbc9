import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ToolButtonProps {
  readonly label: string;
  /** A word of the label, shown beside the picture if there is room. */
  readonly word?: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly isPressed?: boolean | undefined;
  /** True if the thing that it opens is open. */
  readonly isExpanded?: boolean;
  readonly keys?: string;
  readonly children: ReactNode;
}

/** A button with a picture. A disabled one keeps its place and the focus. */
export function ToolButton({
  label,
  word,
  onPress,
  isOff = false,
  isPressed,
  isExpanded,
  keys,
  children,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isOff}
      title={keys ? `${label} (${keys})` : label}
      onClick={isOff ? undefined : onPress}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center gap-1.5 rounded-control text-sm font-medium',
        'text-action-ink',
        'hover:bg-action-soft aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:opacity-50',
        'aria-disabled:hover:bg-transparent [&_svg]:size-5',
        word && 'xl:w-auto xl:px-2',
        isPressed &&
          'bg-action-soft ring-2 ring-action forced-colors:border-2 forced-colors:border-[Highlight]',
      )}
    >
      {children}
      {word && (
        <span aria-hidden className="hidden xl:inline">
          {word}
        </span>
      )}
    </button>
  );
}

export interface ChipProps {
  readonly label?: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of a few small choices. */
export function Chip({ label, isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'min-h-11 min-w-11 shrink-0 rounded-control border-[1.5px] px-2 font-mono text-sm',
        isOn
          ? 'border-action bg-action-soft text-action-ink forced-colors:border-4'
          : 'border-control bg-surface text-ink hover:border-action hover:bg-action-soft',
      )}
    >
      {children}
    </button>
  );
}
