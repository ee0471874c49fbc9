import { Download } from 'lucide-react';
import { pathOf } from '@qubloom/contract';
import { resources } from '../../../product/api/endpoints.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';

export function Sample() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[65ch]">
        The lesson plan, the worksheet and the answer sheet of our first lesson, in one PDF. You
        don't need an account.
      </p>
      <a href={pathOf(resources.sample)} download className={buttonClass()}>
        <Download aria-hidden="true" />
        Download Sample Resources
      </a>
    </div>
  );
}
