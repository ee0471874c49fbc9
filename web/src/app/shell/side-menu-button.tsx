import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';

const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);

export function SideMenuButton({ className }: { readonly className: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className}
        onPointerDown={SideMenu.preload}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </button>
      {isAsked && (
        <Suspense>
          <SideMenu isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
