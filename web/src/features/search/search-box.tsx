/** The search: a box to type in and the list of what is found, by the combobox pattern of WAI-ARIA. */
import { clsx } from 'clsx';
import { SearchIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { HitList } from './hit-list.tsx';
import { SearchMessage } from './search-message.tsx';
import { hitsIn, outcomeText, stepOption, type Results } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** As long as the server takes it. */
const maxLength = 100;

export interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** A hit was opened. */
  readonly onLeave?: () => void;
  /** Enter, where no hit is chosen. */
  readonly onEnter?: () => void;
  /** In a dialog the box has the focus, Escape closes, and the first hit is chosen without an arrow. */
  readonly isInDialog?: boolean;
  /** Stands beside the box. */
  readonly end?: ReactNode;
  readonly className?: string;
}

export function SearchBox(props: SearchBoxProps) {
  const { typed, onType, onLeave, onEnter, isInDialog = false, end, className } = props;
  const id = useId();
  const optionId = (index: number) => `${id}-option-${String(index)}`;
  const search = useSearch(typed);
  const { results, settled } = search;
  const count = results ? hitsIn(results).length : 0;
  const [active, setActive] = useActive(settled === null ? undefined : results, isInDialog);
  const optionAt = (index: number) => document.getElementById(optionId(index));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = stepOption(active, event.key === 'ArrowDown' ? 1 : -1, count);
      setActive(next);
      optionAt(next)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active === -1) onEnter?.();
      else optionAt(active)?.click();
    } else if (event.key === 'Escape' && !isInDialog) {
      onType('');
    }
  };

  return (
    <div className={clsx('flex min-h-0 flex-col', className)}>
      <div className="flex shrink-0 items-center gap-1">
        <div className="relative flex-1">
          <SearchIcon
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
          />
          <input
            type="search"
            role="combobox"
            aria-label="Search courses, lessons, words and more"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            {...(active !== -1 && { 'aria-activedescendant': optionId(active) })}
            value={typed}
            maxLength={maxLength}
            placeholder="Search everything"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="block min-h-12 w-full rounded-control border-[1.5px] border-control bg-surface py-2 pr-4 pl-12 text-base text-ink placeholder:text-ink-soft focus:border-action focus:outline-3 focus:outline-offset-0 focus:outline-action/30"
          />
        </div>
        {end}
      </div>
      <p role="status" className="sr-only">
        {settled !== null && results ? outcomeText(settled, results) : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        aria-busy={!search.isEmpty && settled === null && !search.error}
        className="mt-3 min-h-0 overflow-y-auto overscroll-contain empty:hidden"
      >
        {results && count > 0 && (
          <HitList
            results={results}
            active={active}
            optionId={optionId}
            onPoint={setActive}
            onLeave={onLeave}
          />
        )}
      </div>
      {count === 0 && <SearchMessage search={search} onType={onType} />}
    </div>
  );
}

/** The option that Enter opens, by its place; -1 is none, as while what is shown is for what was typed before. */
function useActive(results: Results | undefined, isFirstChosen: boolean) {
  const [chosen, setChosen] = useState({ results, index: -1 });
  const isEmpty = !results || hitsIn(results).length === 0;
  const first = isEmpty || !isFirstChosen ? -1 : 0;
  const active = results && chosen.results === results ? chosen.index : first;
  return [active, (index: number) => setChosen({ results, index })] as const;
}
