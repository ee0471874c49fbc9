/** Asks a grown-up with linked learners for whom the chosen plan is. */
import type { BillingCycle, FamilyLink, Plan } from '@qubloom/contract';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { nameOf } from '../../../product/learner/names-of.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { cycleSearch } from '../plans/cycle-search.ts';
import { BackToPlans } from './checkout-view.tsx';

export type LinkedLearner = Pick<FamilyLink, 'id' | 'firstName' | 'username'>;

export interface ForWhomProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** Billing cycle of the grown-up's own plan. */
  readonly ownCycle: BillingCycle | null;
  readonly learners: readonly LinkedLearner[];
}

export function ForWhom({ plan, cycle, ownCycle, learners }: ForWhomProps) {
  useScreenTitle('Checkout', '/subscribe');
  return (
    <NarrowPage
      title={`Who is the ${plan.name} plan for?`}
      intro="A plan belongs to one person. You pay, and they learn."
    >
      <ul className="flex flex-col gap-3">
        {learners.map((learner) => (
          <li key={learner.id}>
            <ButtonLink
              to="/family"
              search={{ learner: learner.id, plan: plan.id, cycle }}
              variant="secondary"
              className="w-full break-words"
            >
              For {nameOf(learner)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink
            to="/subscribe"
            search={{ plan: plan.id, ...cycleSearch(cycle, ownCycle), for: 'me' }}
            variant="secondary"
            className="w-full"
          >
            For me
          </ButtonLink>
        </li>
      </ul>
      <BackToPlans cycle={cycle} ownCycle={ownCycle} className="self-start" />
    </NarrowPage>
  );
}
