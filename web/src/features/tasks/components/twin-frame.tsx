import type { ReactNode } from 'react';

/** The frame around a task that comes again in another form, without hints. Nothing counts its result. */
export function TwinFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Without hints" className="mt-4 flex flex-col gap-2">
      <p>You had the worked step. Here’s its twin, and this one is all yours.</p>
      {children}
    </section>
  );
}
