import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';

export interface CellProps {
  readonly column: number;
  readonly wire: number;
  readonly label: string;
  readonly isTabStop: boolean;
  readonly isSelected?: boolean;
  readonly left?: number;
  readonly size?: number;
  readonly className: string;
  readonly children?: ReactNode;
}

/** A cell of the grid. The cell before the first column is the wire's start. */
export const Cell = memo(function Cell({
  column,
  wire,
  label,
  isTabStop,
  isSelected,
  left,
  size,
  className,
  children,
}: CellProps) {
  return (
    <span
      role="gridcell"
      data-column={column}
      data-wire={wire}
      aria-colindex={column + 3}
      aria-selected={isSelected}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      style={left === undefined ? undefined : { left, width: size }}
      className={clsx('outline-offset-[-3px] select-none', className)}
    >
      {children}
    </span>
  );
});

export function cellElementOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-wire][data-column]') : null;
}
