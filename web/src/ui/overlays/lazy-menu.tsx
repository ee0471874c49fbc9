import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import type { LazyMenuProps } from './menu.tsx';

const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu, ClosedMenu);

/**
 * A button whose menu is fetched when the pointer or the focus comes near, and which opens on the first click. With
 * the library's menu at once, every page would load 27 KB more, 16% of the landing page's budget.
 */
export function LazyMenu(props: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = <ClosedMenu {...props} onOpen={() => setAsked(true)} />;
  return isAsked ? (
    <Suspense fallback={closed}>
      <Menu {...props} />
    </Suspense>
  ) : (
    closed
  );
}

function ClosedMenu({ label, trigger, onOpen }: LazyMenuProps & { readonly onOpen?: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={trigger.className}
      onPointerEnter={Menu.preload}
      onFocus={Menu.preload}
      onClick={onOpen}
    >
      {trigger.content}
    </button>
  );
}
