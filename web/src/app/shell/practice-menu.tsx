import { ChevronDown } from 'lucide-react';
import { LazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { menuLinks } from '../paths.ts';

/** Ways to practice, in one menu of the wide header. */
export function PracticeMenu({ className }: { readonly className: string }) {
  return (
    <LazyMenu
      label="Practice"
      trigger={{
        className,
        content: (
          <>
            Practice
            <ChevronDown aria-hidden="true" />
          </>
        ),
      }}
      items={menuLinks.practice}
    />
  );
}
