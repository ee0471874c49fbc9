import { keptOfChild, whyKeptOfChild } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Fold } from '../../../ui/display/fold.tsx';

/** What the direct notice to the parent sums up. */
export function WhatWeKeep() {
  return (
    <section aria-label="What we keep, and why" className="rounded-control bg-ground p-4 text-sm">
      <h2 className="text-base">What we keep</h2>
      <p className="mt-1 text-ink-soft">
        What your child learns here, and what the account needs. {whyKeptOfChild}{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>
      </p>
      <Fold summary="Everything we keep">
        <ul className="list-disc space-y-1 pl-5 text-ink-soft">
          {keptOfChild.map((kept) => (
            <li key={kept}>{kept}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-soft">
          What has no number of days here is kept as long as the account, and erased with it.
        </p>
      </Fold>
    </section>
  );
}
