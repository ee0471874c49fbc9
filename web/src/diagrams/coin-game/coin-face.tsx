import { clsx } from 'clsx';

/** The coin's face when the box is opened. */
export function CoinFace({ shows }: { readonly shows: 0 | 1 }) {
  return (
    <span
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full font-mono text-2xl font-semibold',
        shows === 0 ? 'bg-zero-soft text-zero-ink' : 'bg-one-soft text-one-ink',
      )}
    >
      {shows}
    </span>
  );
}
