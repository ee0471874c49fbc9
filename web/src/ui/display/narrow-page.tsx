/** A page with one thing to do, in a narrow column. */
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export interface NarrowPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

export function NarrowPage({ title, intro, children }: NarrowPageProps) {
  return (
    <div className="page-width py-6 md:py-12">
      <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        </div>
        <Card className="flex flex-col gap-5 sm:!p-8">{children}</Card>
      </div>
    </div>
  );
}
