import { trialDays, type BillingCycle, type Plan, type Tier } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { Choices } from '../../../ui/controls/choices.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { billingCycles } from './billing-cycles.ts';
import { PlanButton } from './plan-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';

export interface PlansViewProps {
  /** Undefined while they load. */
  readonly plans: readonly Plan[] | undefined;
  readonly retry: (() => void) | undefined;
  readonly cycle: BillingCycle;
  /** The learner's current billing cycle; null without a plan. */
  readonly ownCycle: BillingCycle | null;
  readonly onCycle: (cycle: BillingCycle) => void;
  /** Null for a visitor, undefined while it loads. */
  readonly has: Tier | null | undefined;
  /** True for a learner whose plan a grown-up pays, who alone can change it. */
  readonly isPaidByFamily: boolean;
  /** True for a grown-up with linked learners. */
  readonly choosesForWhom: boolean;
  /** Just returned from the payment provider, without having paid. */
  readonly isCancelled: boolean;
}

export function PlansView(props: PlansViewProps) {
  const { plans, retry, cycle, onCycle, isCancelled } = props;
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:gap-8 sm:py-12 low:gap-3 low:py-3">
      <header className="flex flex-col gap-2 sm:gap-3">
        <h1 className="text-3xl sm:text-4xl">Subscription Plans</h1>
        <Intro {...props} />
      </header>
      {isCancelled && (
        <p role="status" className="rounded-card border border-line bg-sunken px-5 py-4">
          You came back without paying. Nothing was charged.
        </p>
      )}
      {retry ? (
        <Notice title="Error!" tone="error">
          <p>Unable to load subscription plans. Please try again later.</p>
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <Choices label="How to pay" options={billingCycles} chosen={cycle} onChoose={onCycle} />
            <p className="py-3 text-[0.9375rem] text-ink-soft">A whole year costs 20% less.</p>
          </div>
          {plans ? <PlanGrid {...props} plans={plans} /> : <PlansSkeleton className={grid} />}
        </>
      )}
    </div>
  );
}

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4';

interface PlanGridProps extends Pick<
  PlansViewProps,
  'cycle' | 'ownCycle' | 'has' | 'isPaidByFamily'
> {
  readonly plans: readonly Plan[];
}

function PlanGrid({ plans, cycle, ownCycle, has, isPaidByFamily }: PlanGridProps) {
  return (
    <ul className={grid}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} cycle={cycle}>
            {!isPaidByFamily && (
              <PlanButton plan={plan} cycle={cycle} ownCycle={ownCycle} has={has} />
            )}
          </PlanCard>
        </li>
      ))}
    </ul>
  );
}

type IntroProps = Pick<PlansViewProps, 'has' | 'isPaidByFamily' | 'choosesForWhom'>;

function Intro({ has, isPaidByFamily, choosesForWhom }: IntroProps) {
  const isSubscribed = has !== undefined && has !== null && has !== 'free';
  if (isPaidByFamily) {
    return (
      <p className="max-w-[60ch] text-ink-soft sm:text-lg">
        Your family takes care of your plan. The grown-up who pays can change it on their family
        page.
      </p>
    );
  }
  return (
    <p className="max-w-[60ch] text-ink-soft sm:text-lg">
      {isSubscribed ? (
        <>
          For the grown-ups: a bigger plan takes the place of the one you have.{' '}
          <Link
            to="/dashboard"
            search={{ tab: 'subscription' }}
            className="text-action-ink underline underline-offset-4"
          >
            See or cancel your plan
          </Link>
          .
        </>
      ) : (
        `For the grown-ups: every paid plan starts with ${trialDays} days free, and you can cancel whenever you like. ${choosesForWhom ? 'After you have chosen one, you say for whom it is.' : "Choose one together while your child is signed in, or with an account of your own that your child's is linked to."}`
      )}
    </p>
  );
}
