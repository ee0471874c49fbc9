import { keptOfChild } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';

/** The direct notice to the parent. The email has the same list. */
export function WhatWeKeep() {
  return (
    <section aria-label="What we keep, and why" className="rounded-control bg-ground p-4 text-sm">
      <h2 className="text-base">What we keep</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        {keptOfChild.map((kept) => (
          <li key={kept}>{kept}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        It lets your child sign in, continue where they stopped, and see what they've learned. We
        show no ads, and we never sell any of it or pass it on.
      </p>
      <p className="mt-3 text-ink-soft">
        All of it is in the <TextLink to="/privacy">Privacy Policy</TextLink>; what your child
        learns here is on the page <TextLink to="/for-parents">For Parents</TextLink>.
      </p>
    </section>
  );
}
