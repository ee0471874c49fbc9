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

export interface IconCardProps {
  readonly Icon: LucideIcon;
  readonly tone?: IconTone;
  readonly title: string;
  readonly children: ReactNode;
}

/** One point of a list, with its sign. */
export function IconCard({ Icon, tone = 'action', title, children }: IconCardProps) {
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
