/** The link that opens the search, and its shortcut: Ctrl+K, or Command+K. */
import { Link } from '@tanstack/react-router';
import { SearchIcon } from 'lucide-react';
import {
  createContext,
  type MouseEvent,
  Suspense,
  use,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';

const SearchDialog = lazyPart(
  async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
);

const OpenSearchContext = createContext<() => void>(() => undefined);

/** Wraps everything that has a button for it. */
export function SearchHost({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setAsked(true);
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <OpenSearchContext value={open}>
      {children}
      {isAsked && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </OpenSearchContext>
  );
}

/** Ignored if something on the page, such as an editor, has handled the key. */
const isShortcut = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

export interface SearchLinkProps {
  readonly className: string;
  /**
   * Class that shows the word beside the icon from some width on; without it, the word is only for screen readers.
   */
  readonly wordClass?: string;
}

/** Before the page's script has loaded, or with a modifier key for a new tab, it leads to the search page. */
export function SearchLink({ className, wordClass = 'sr-only' }: SearchLinkProps) {
  const open = use(OpenSearchContext);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open();
  };
  return (
    <Link
      to="/search"
      preload={false}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search (Ctrl+K)"
      className={className}
      onPointerEnter={SearchDialog.preload}
      onFocus={SearchDialog.preload}
      onClick={onClick}
    >
      <SearchIcon aria-hidden="true" />
      <span className={wordClass}>Search</span>
    </Link>
  );
}
