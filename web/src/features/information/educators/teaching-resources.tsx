import { pathOf } from '@qubloom/contract';
import { Download } from 'lucide-react';
import { resources as printed } from '../../../lib/api/endpoints.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { IconCard } from '../parts/icon-card.tsx';
import { resources } from './educators-content.ts';

export function TeachingResources() {
  return (
    <div className="flex flex-col items-start gap-6">
      <ul className="grid w-full grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {resources.map(({ Icon, tone, title, text }) => (
          <IconCard key={title} {...{ Icon, tone, title }}>
            <p>{text}</p>
          </IconCard>
        ))}
      </ul>
      <a href={pathOf(printed.sample)} download className={buttonClass()}>
        <Download aria-hidden="true" />
        Download Sample Resources
      </a>
    </div>
  );
}
