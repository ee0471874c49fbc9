/** Shown instead of results: suggestions, a wait, or why there are none. */
import type { ReactNode } from 'react';
import { errorSentence } from '../../product/api/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { suggestions } from './search-state.ts';
import type { Search } from './use-search.ts';

export interface SearchMessageProps {
  readonly search: Search;
  readonly onType: (typed: string) => void;
}

export function SearchMessage({ search, onType }: SearchMessageProps) {
  const { isEmpty, settled, error, tryAgain } = search;
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 px-3 py-4">
        <p>{errorSentence(error)}</p>
        <Button variant="secondary" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    );
  }
  if (isEmpty)
    return <Suggestions onType={onType}>Not sure where to start? Try one of these:</Suggestions>;
  if (settled !== null) {
    return (
      <Suggestions onType={onType}>
        Nothing found for <strong className="font-semibold break-words text-ink">{settled}</strong>.
        Check the spelling, use fewer words, or try one of these:
      </Suggestions>
    );
  }
  return (
    <Loading label="Searching" className="flex flex-col gap-3 px-3 py-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-4/5" />
    </Loading>
  );
}

interface SuggestionsProps {
  readonly onType: (typed: string) => void;
  readonly children: ReactNode;
}

function Suggestions({ onType, children }: SuggestionsProps) {
  return (
    <div className="flex flex-col gap-3 px-3 py-4">
      <p className="text-ink-soft">{children}</p>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((words) => (
          <li key={words}>
            <Button
              variant="secondary"
              size="small"
              className="min-h-11"
              onClick={() => onType(words)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
