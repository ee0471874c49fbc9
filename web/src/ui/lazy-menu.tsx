import { lazy, Suspense, useState, type ReactNode } from 'react';

export type MenuItem =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly icon?: ReactNode; readonly act: () => void };

export interface LazyMenuProps {
  readonly label: string;
  readonly trigger: { readonly className: string; readonly content: ReactNode };
  readonly heading?: ReactNode;
  readonly items: readonly MenuItem[];
}

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
