import { clsx } from 'clsx';

/** Decoration beside a label, or with a `label` of its own a status for screen readers. */
export function Spinner({
  label,
  className,
}: {
  readonly label?: string;
  readonly className?: string;
}) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={clsx('size-[1.25em] animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-soft">
      {ring}
      <span>{label}</span>
    </span>
  );
}
