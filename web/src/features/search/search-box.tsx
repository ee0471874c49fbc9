/** The search: a text box and the list of results, following the combobox pattern of WAI-ARIA. */
import { clsx } from 'clsx';
import { SearchIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fieldClass } from '../../ui/controls/field-class.ts';
import { HitList } from './hit-list.tsx';
import { SearchMessage } from './search-message.tsx';
import { hitsIn, outcomeText, stepOption, type Results } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** The server's maximum. */
const maxLength = 100;

export interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called when a result is opened. */
  readonly onLeave?: () => void;
  /** Called for Enter if no result is active. */
  readonly onEnter?: () => void;
  /** In a dialog, the box has the focus, Escape closes it, and the first result is active without an arrow key. */
  readonly isInDialog?: boolean;
  /** Shown beside the box. */
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
            className={clsx(fieldClass, 'border-control pr-4 pl-12')}
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

/**
 * Index of the option that Enter opens; -1 if there is none, as while the shown results are for an earlier text.
 */
function useActive(results: Results | undefined, isFirstChosen: boolean) {
  const [chosen, setChosen] = useState({ results, index: -1 });
  const isEmpty = !results || hitsIn(results).length === 0;
  const first = isEmpty || !isFirstChosen ? -1 : 0;
  const active = results && chosen.results === results ? chosen.index : first;
  return [active, (index: number) => setChosen({ results, index })] as const;
}
