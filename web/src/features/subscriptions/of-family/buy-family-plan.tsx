/** Leads a grown-up to the provider's page for a linked learner's plan: the first one, or a higher one. */
import {
  isUpgrade,
  tiers,
  type BillingCycle,
  type FamilyLink,
  type FamilyPlan,
  type Tier,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { familyPayments } from '../../../product/api/endpoints.ts';
import { nameOf } from '../../../product/learner/names-of.ts';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlanOrder } from '../checkout/plan-order.tsx';
import { plansQuery } from '../queries.ts';
import { formatPrice } from '../words.ts';

/** A plan and a cycle that were chosen before, among the prices. */
export interface ChosenPlan {
  readonly plan: Tier;
  readonly cycle: BillingCycle | undefined;
}

export interface BuyFamilyPlanProps {
  readonly learner: Pick<FamilyLink, 'id' | 'firstName' | 'username'>;
  readonly tier: FamilyPlan['tier'];
  readonly chosen: ChosenPlan | undefined;
}

/** Renders nothing beside the highest plan. */
export function BuyFamilyPlan({ learner, tier, chosen }: BuyFamilyPlanProps) {
  const [isOpen, setOpen] = useState(chosen !== undefined);
  const isFirst = tier === 'free';
  if (tier === tiers.at(-1)) return null;
  return (
    <>
      <Button
        variant={isFirst && !isOpen ? 'primary' : 'secondary'}
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isFirst ? 'Choose a Plan' : 'Change Plan'}
      </Button>
      {isOpen && <Order learner={learner} tier={tier} chosen={chosen} />}
    </>
  );
}

function Order({ learner, tier, chosen }: BuyFamilyPlanProps) {
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  const [picked, pick] = useState(chosen?.plan);
  const higher = plans?.filter(({ id }) => isUpgrade(tier, id)) ?? [];
  const plan = higher.find(({ id }) => id === picked) ?? higher[0];
  const current = plans?.find(({ id }) => id === tier);
  if (!plans && isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (plan === undefined) {
    return (
      <Loading label="Getting the plans...">
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return (
    <PlanOrder
      plan={plan}
      firstCycle={chosen?.cycle}
      replaces={tier === 'free' || !current ? undefined : { name: current.name, endsOn: null }}
      openCheckout={(billingCycle) =>
        call(familyPayments.checkout, {
          params: { id: learner.id },
          body: { planId: plan.id, billingCycle },
        })
      }
    >
      <p className="font-medium break-words">A plan for {nameOf(learner)}</p>
      <Choices
        label="Plan"
        options={higher.map(({ id, name, price }) => ({
          value: id,
          label: `${name}, ${formatPrice(price)} a month`,
        }))}
        chosen={plan.id}
        onChoose={pick}
      />
      <p className="text-[0.9375rem]">{plan.description}</p>
      <ul aria-label={`The ${plan.name} plan opens`} className="list-disc pl-5 text-[0.9375rem]">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </PlanOrder>
  );
}
