import { pathOf } from '@qubloom/contract';
import { Download } from 'lucide-react';
import { resources as printed } from '../../../product/api/endpoints.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { IconCards } from '../parts/icon-card.tsx';
import { resources } from './educators-content.ts';

export function TeachingResources() {
  return (
    <div className="flex flex-col items-start gap-6">
      <IconCards className="w-full sm:grid-cols-2 lg:grid-cols-4" points={resources} />
      <div className="flex flex-wrap gap-3">
        <a href={pathOf(printed.sample)} download className={buttonClass()}>
          <Download aria-hidden="true" />
          Download Sample Resources
        </a>
        <ButtonLink to="/resources" variant="secondary">
          All plans, sheets and activities
        </ButtonLink>
      </div>
    </div>
  );
}
