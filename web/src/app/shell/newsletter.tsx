import { clsx } from 'clsx';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';

/** Thanks the visitor. The address is neither sent nor saved. */
export function Newsletter({ className }: { readonly className?: string }) {
  const [isThanked, setThanked] = useState(false);
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setThanked(true);
  };
  return (
    <form onSubmit={subscribe} className={clsx('flex flex-col gap-3', className)}>
      <label htmlFor="newsletter-email" className="font-heading text-lg font-semibold">
        Newsletter
      </label>
      <p className="text-[0.9375rem] text-ink-soft">
        Our newsletter hasn't started yet, so nothing is saved.
      </p>
      <div className="flex gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className="min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-control bg-surface px-4 placeholder:text-ink-soft"
        />
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </div>
      <p role="status" className="min-h-6 text-[0.9375rem] font-medium text-good-ink">
        {isThanked && 'Thank you for subscribing to our newsletter!'}
      </p>
    </form>
  );
}
