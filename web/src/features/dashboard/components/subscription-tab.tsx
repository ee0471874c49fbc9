import { Check, CreditCard } from 'lucide-react';
import { useSubscribePath } from '../../../lib/navigation/use-has-path.ts';
import { ButtonLink } from '../../../lib/navigation/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';

const benefits = [
  { name: 'Premium Courses', text: 'Every level, up to your first quantum programs.' },
  { name: 'Advanced Simulators', text: 'More qubits, more gates, more pictures.' },
  { name: 'Collaborative Learning', text: 'Study rooms to build a circuit together.' },
  { name: 'Downloadable Resources', text: 'Sheets to print and to keep.' },
] as const;

/** For the grown-up: what is subscribed to, and what a subscription brings. */
export function SubscriptionTab() {
  const subscribePath = useSubscribePath();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" aria-labelledby="subscription">
        <CreditCard aria-hidden="true" className="size-8 text-ink-soft" />
        <h2 id="subscription" className="mt-3 text-xl">
          No Active Subscription
        </h2>
        <p className="mt-2 text-ink-soft">
          You are learning on the free plan. It keeps every free course, your points and your
          badges.
        </p>
        {subscribePath ? (
          <ButtonLink to={subscribePath} variant="secondary" className="mt-5">
            View Plans
          </ButtonLink>
        ) : (
          <p className="mt-4 text-ink-soft">Subscriptions open soon.</p>
        )}
      </Card>
      <Card as="section" aria-labelledby="benefits">
        <h2 id="benefits" className="text-xl">
          What a subscription brings
        </h2>
        <ul className="mt-4 flex flex-col gap-4">
          {benefits.map(({ name, text }) => (
            <li key={name} className="flex gap-3">
              <Check
                aria-hidden="true"
                className="mt-1 size-5 shrink-0 text-good"
                strokeWidth={2.5}
              />
              <div>
                <p className="font-medium">{name}</p>
                <p className="text-[0.9375rem] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
