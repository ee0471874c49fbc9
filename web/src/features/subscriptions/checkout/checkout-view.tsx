import type { AgeRange, BillingCycle, Plan } from '@qubloom/contract';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useGrownUp } from '../grown-up-check.tsx';
import { CheckoutErrorBox } from './checkout-error-box.tsx';
import { ConsentFirst, type WordOnBuying } from './consent-first.tsx';
import { PriceWords, type ReplacedPlan } from './price-words.tsx';
import { cycleSearch } from '../plans/cycle-search.ts';
import { Framed, isFramed } from './framed.tsx';
import { useCheckout, type CheckoutState } from './use-checkout.ts';

export interface CheckoutViewProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly replaces: ReplacedPlan | undefined;
  /** Billing cycle of the current plan, which is preselected. */
  readonly ownCycle: BillingCycle | null;
  readonly ageRange: AgeRange;
  /** Consent of a child's parent; null if none is required. */
  readonly consent: WordOnBuying | null;
}

export function CheckoutView(props: CheckoutViewProps) {
  const { plan, cycle, ownCycle, consent } = props;
  useScreenTitle('Checkout', '/subscribe');
  return (
    <div className="page-width py-6 sm:py-12 low:py-3">
      <div className="mx-auto flex w-full max-w-lg flex-col items-start gap-4">
        <BackToPlans cycle={cycle} ownCycle={ownCycle} className="-ml-5" />
        <h1 className="text-3xl sm:text-4xl">
          {plan.name}, paid {cycle === 'annually' ? 'once a year' : 'every month'}
        </h1>
        <Card className="flex w-full flex-col gap-5 sm:!p-8">
          {consent === null || consent === 'confirmed' ? (
            <Order {...props} />
          ) : (
            <ConsentFirst word={consent} />
          )}
        </Card>
      </div>
    </div>
  );
}

function Order({ plan, cycle, ownCycle, replaces, ageRange }: CheckoutViewProps) {
  const { state, begin } = useCheckout();
  const { check, withGrownUp } = useGrownUp(ageRange, replaces === undefined);
  const pay = () => withGrownUp((consent) => begin({ plan, billingCycle: cycle, consent }));
  if (isFramed()) return <Framed />;
  return (
    <>
      <PriceWords plan={plan} cycle={cycle} replaces={replaces} />
      {check}
      {state.step === 'failed' ? (
        <CheckoutErrorBox failure={state.failure} onRetry={pay}>
          <BackToPlans cycle={cycle} ownCycle={ownCycle} />
        </CheckoutErrorBox>
      ) : (
        <Button size="large" busy={state.step !== 'idle'} onClick={pay}>
          {labels[state.step]}
        </Button>
      )}
      <p className="text-sm text-ink-soft">
        You pay on our payment provider&apos;s own page. The number of your card never comes to us.
      </p>
    </>
  );
}

const labels: Readonly<Record<Exclude<CheckoutState['step'], 'failed'>, string>> = {
  idle: 'Continue to Payment',
  processing: 'Creating checkout session...',
  redirecting: 'Taking you to the payment page...',
};

interface BackToPlansProps extends Pick<CheckoutViewProps, 'cycle' | 'ownCycle'> {
  readonly className?: string;
}

export function BackToPlans({ cycle, ownCycle, className = '' }: BackToPlansProps) {
  return (
    <ButtonLink
      to="/subscribe"
      search={cycleSearch(cycle, ownCycle)}
      variant="quiet"
      className={className}
    >
      <ArrowLeft aria-hidden="true" />
      Back to Plans
    </ButtonLink>
  );
}
