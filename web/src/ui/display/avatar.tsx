import { clsx } from 'clsx';

/** A learner's first letter in a circle. Decoration, because the name is beside it. */
export function Avatar({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid place-items-center rounded-full bg-deep font-heading font-semibold text-deep-ink uppercase forced-colors:border',
        className,
      )}
    >
      {[...name][0] ?? '?'}
    </span>
  );
}
