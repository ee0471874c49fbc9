import { Gamepad2, ShieldCheck, Trophy } from 'lucide-react';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';

const reasons = [
  {
    Icon: Gamepad2,
    title: 'Fun learning',
    text: 'Games, simulations and visualizations instead of long reading.',
  },
  {
    Icon: ShieldCheck,
    title: 'Age-appropriate content',
    text: 'Made for ten and up, in words that make sense the first time.',
  },
  {
    Icon: Trophy,
    title: 'Progress you can see',
    text: 'Achievements and points show how far you have come.',
  },
];

/** Shown beside the forms on wide screens. */
export function MarketingPanel() {
  return (
    <aside
      aria-label="What you get"
      className="deep-window relative isolate flex flex-col justify-end gap-8 overflow-hidden rounded-window p-8 max-lg:hidden xl:p-12"
    >
      <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-1/2 forced-colors:hidden">
        <Ripples seed="come in" className="size-full opacity-80" />
        <div className="absolute inset-x-0 bottom-0 h-2/3 bg-linear-to-t from-deep to-transparent" />
      </div>
      <Qubi mood="curious" className="size-36" />
      <p className="font-heading text-4xl leading-tight font-semibold text-balance">
        Step into the quantum world
      </p>
      <ul className="flex flex-col gap-6">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-deep-raised text-deep-points">
              <Icon aria-hidden="true" />
            </span>
            <span>
              <span className="block font-heading text-lg font-semibold">{title}</span>
              <span className="block text-deep-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
