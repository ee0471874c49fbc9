/** The link that opens the search, and the keys that do: Ctrl+K, or Command+K. */
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

/** Around whatever has a button for it. */
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

/** Not where something on the page has taken the keys for itself, as an editor may. */
const isShortcut = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

export interface SearchLinkProps {
  readonly className: string;
  /** Says from which width on the word is seen beside the picture; without it, nowhere. */
  readonly wordClass?: string;
}

/** Pressed before the page's script has come, or with a key for a new tab, it leads to the page of the search. */
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
