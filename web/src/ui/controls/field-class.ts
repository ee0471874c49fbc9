import { clsx } from 'clsx';

/** The look of a field for text. Its user adds the color of the border and the padding at the sides. */
export const fieldClass = clsx(
  'block min-h-12 w-full min-w-0 rounded-control border-[1.5px] bg-surface py-2 text-base text-ink',
  'placeholder:text-ink-soft',
  'focus:border-action focus:outline-3 focus:outline-offset-0 focus:outline-action/30',
);
