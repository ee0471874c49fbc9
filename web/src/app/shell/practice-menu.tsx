import { ChevronDown } from 'lucide-react';
import { LazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { menuLinks, useOpenLinks } from '../paths.ts';

/** Ways to practice, in one menu of the wide header. */
export function PracticeMenu({ className }: { readonly className: string }) {
  const items = useOpenLinks(menuLinks.practice);
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
      items={items}
    />
  );
}
