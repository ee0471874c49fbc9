/**
 * The container of steps, as high as the window: the bar, the step, and the row at the lower edge. In a sideways
 * window, the bar is beside that row, so that more of the height is left for the step.
 */
import { clsx } from 'clsx';
export const frameClass = '@container/lesson flex flex-1 flex-col';

/** The rows inside it: the bar, the step, and the row at the lower edge. */
export const frameRowsClass =
  'flex flex-1 flex-col one-bar:grid one-bar:grid-cols-[minmax(0,1fr)_auto] one-bar:grid-rows-[1fr_auto]';

/** The step itself. */
export const stepClass =
  'page-width flex-1 py-3 sm:py-5 low:py-2 one-bar:col-span-2 one-bar:row-start-1';

/** The link out of the steps: an arrow with its destination, which is below the arrow in a short row. */
export const backClass = clsx(
  'flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded-control px-1',
  'text-[min(0.75rem,18px)] leading-tight font-medium text-ink',
  'hover:bg-action-soft hover:text-action-ink md:flex-row md:gap-1.5 md:px-2 md:text-base',
  'print:hidden',
);

/** A button or link in the bar that shows only an icon. */
export const barButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-action-soft hover:text-action-ink print:hidden';
