import type { ReactNode } from 'react';

/** Around a task that comes once more in another form, without hints. Nobody keeps count of it. */
export function TwinFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Without hints" className="mt-4 flex flex-col gap-2">
      <p>You had the worked step. Here’s its twin, and this one is all yours.</p>
      {children}
    </section>
  );
}
