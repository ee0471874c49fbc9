import { useEffect, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';

/** Milliseconds without a key until the address is updated. */
const pause = 400;

export interface SearchPageProps {
  /** The value in the address. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** The search as a page of its own, whose address holds the searched text. */
export function SearchPage({ q, onSearch }: SearchPageProps) {
  const [typed, setTyped] = useTyped(q, onSearch);
  return (
    <div className="page-width flex max-w-3xl! flex-col gap-5 py-4 sm:py-10 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-2">
        <h1 className="text-3xl sm:text-4xl">Search</h1>
        <p className="text-ink-soft sm:text-lg">
          Find a course, a lesson, a word, a visualization, a guided path, a flashcard or a page.
        </p>
      </header>
      <SearchBox typed={typed} onType={setTyped} />
    </div>
  );
}

/** The typed text is ahead of the address, and follows it if a link or Back changes the address. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === known) return;
    const timer = setTimeout(() => {
      setKnown(text);
      tell.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, known]);
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    setShown(q);
    if (q !== known) {
      setKnown(q);
      setTyped(q);
    }
  }
  return [typed, setTyped] as const;
}
