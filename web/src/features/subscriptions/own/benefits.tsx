import { Check } from 'lucide-react';
import { Card } from '../../../ui/display/card.tsx';

const benefits = [
  { name: 'Premium Courses', text: 'Every level, up to your first quantum programs.' },
  { name: 'Advanced Simulators', text: 'The simulators and challenges of the paid courses.' },
  {
    name: 'Collaborative Learning',
    text: 'Study rooms to build a circuit together, free on every plan.',
  },
  {
    name: 'Downloadable Resources',
    text: 'Sheets for every lesson that is open to you. A pack for each course comes with Ultimate, later.',
  },
] as const;

export function Benefits() {
  return (
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
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
