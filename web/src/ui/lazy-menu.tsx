import { lazy, Suspense, useState } from 'react';
import type { LazyMenuProps } from './menu.tsx';

const load = () => import('./menu.tsx');
const Menu = lazy(() => load().then((module) => ({ default: module.Menu })));

/** A button whose menu is fetched when somebody comes near it, and opens on the first click. */
export function LazyMenu(props: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={props.trigger.className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    >
      {props.trigger.content}
    </button>
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <Menu {...props} />
    </Suspense>
  ) : (
    button
  );
}
