import { benefitsOf, opensExtra, type Tier } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Card } from '../../../ui/display/card.tsx';

export interface BenefitsProps {
  /** The learner's tier, or free while it loads. */
  readonly tier: Tier;
}

export function Benefits({ tier }: BenefitsProps) {
  return (
    <Card as="section" aria-labelledby="benefits">
      <h2 id="benefits" className="text-xl">
        {tier === 'free' ? 'What a subscription brings' : 'What your plan brings'}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {benefitsOf(tier).map(({ name, text }) => (
          <li key={name} className="flex gap-3">
            <Check
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 text-good"
              strokeWidth={2.5}
            />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {text}
                {name === 'Downloadable Resources' && opensExtra(tier, 'printablePack') && (
                  <>
                    {' '}
                    They are on the page{' '}
                    <Link
                      to="/resources"
                      hash="sheets"
                      className="text-action-ink underline underline-offset-4"
                    >
                      Learning Resources
                    </Link>
                    .
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
