import { brand } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useId } from 'react';

/** Qubi's sphere as a logo, with the name. */
export function Logo({ className }: { readonly className?: string }) {
  const id = useId();
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
        <defs>
          <radialGradient id={id} cx=".34" cy=".28" r=".85">
            <stop offset="0" stopColor="#d8cbff" />
            <stop offset=".4" stopColor="#8f68ff" />
            <stop offset="1" stopColor="#4a22c4" />
          </radialGradient>
        </defs>
        <g fill="none" strokeWidth="2" strokeLinecap="round">
          <path d="M5.5 13a17 17 0 0 0 0 17" stroke="#14b8a6" />
          <path d="M34.5 13a17 17 0 0 1 0 17" stroke="#f0664a" />
        </g>
        <circle cx="20" cy="21.5" r="11.5" fill={`url(#${id})`} />
        <path d="M20 21.5 27 7.5" stroke="#f5a623" strokeWidth="3" strokeLinecap="round" />
        <path
          d="m28.6 3.5 1.1 7.2-5.9-2.9z"
          fill="#f5a623"
          stroke="#f5a623"
          strokeLinejoin="round"
        />
      </svg>
      <span className="font-heading text-[1.6rem] leading-none font-semibold tracking-tight">
        {brand.name}
      </span>
    </span>
  );
}
