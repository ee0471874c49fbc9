import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { CheckoutFailure } from './checkout-failure.ts';

export interface CheckoutErrorBoxProps {
  readonly failure: CheckoutFailure;
  readonly onRetry: () => void;
  /** The link back to the plans. */
  readonly children: ReactNode;
}

/** These problems are solved on the page with the learner's own plan. */
const aboutOwnPlan = ['cancelling', 'unpaid', 'current-plan'];

export function CheckoutErrorBox({ failure, onRetry, children }: CheckoutErrorBoxProps) {
  const { isConfiguration, title, message, code } = failure;
  return (
    <div
      role="alert"
      data-tone={isConfiguration ? 'amber' : 'red'}
      className={clsx(
        'flex flex-col gap-3 rounded-control border-[1.5px] p-4',
        isConfiguration
          ? 'border-points bg-points-soft text-points-ink'
          : 'border-bad bg-bad-soft text-bad-ink',
      )}
    >
      <p>
        <strong>{title}:</strong> {message}
      </p>
      {isConfiguration && !message.includes('administrator') && (
        <p>
          The price ids of the plans must be set up before anything can be bought. Please contact
          the administrator.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try Again
        </Button>
        {aboutOwnPlan.includes(code) && (
          <ButtonLink
            to="/dashboard"
            search={{ tab: 'subscription' }}
            variant="secondary"
            size="small"
          >
            See Your Plan
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
