import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';

export interface CardSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function CardSection({ title, intro, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="text-[0.9375rem] text-ink-soft">{intro}</p>}
      </div>
      {children}
    </Card>
  );
}
