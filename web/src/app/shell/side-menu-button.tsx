import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./side-menu.tsx');
const SideMenu = lazy(() => load().then((module) => ({ default: module.SideMenu })));

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
        onPointerDown={() => void load()}
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
