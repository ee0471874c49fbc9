import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/card.tsx';

export type IconTone = 'action' | 'zero' | 'one' | 'points';

const tones: Record<IconTone, string> = {
  action: 'bg-action-soft text-action-ink',
  zero: 'bg-zero-soft text-zero-ink',
  one: 'bg-one-soft text-one-ink',
  points: 'bg-points-soft text-points-ink',
};

interface IconCardProps {
  readonly Icon: LucideIcon;
  readonly tone?: IconTone;
  readonly title: string;
  readonly children: ReactNode;
}

/** One point of the list. */
function IconCard({ Icon, tone = 'action', title, children }: IconCardProps) {
  return (
    <Card as="li" className="flex break-inside-avoid flex-col gap-3">
      <span className={`grid size-11 place-items-center rounded-control ${tones[tone]}`}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="text-xl">{title}</h3>
      <div className="text-ink-soft">{children}</div>
    </Card>
  );
}

interface IconCardsProps {
  /** Class for the columns of its grid. */
  readonly className: string;
  readonly points: readonly (Omit<IconCardProps, 'children'> & { readonly text: ReactNode })[];
}

/** Points with an icon each. */
export function IconCards({ className, points }: IconCardsProps) {
  return (
    <ul className={`grid grid-cols-1 gap-5 ${className}`}>
      {points.map(({ text, ...point }) => (
        <IconCard key={point.title} {...point}>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </IconCard>
      ))}
    </ul>
  );
}
