/** All flashcard sets, begun ones first. */
import type { FlashcardSet } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, type Ref } from 'react';
import { flashcardCategories } from '../../../product/flashcards/categories.ts';
import { dueQuery } from '../../../product/flashcards/due-query.ts';
import { DueToday } from '../../../product/flashcards/due-today.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { AwayAdvice } from '../../../product/offline/away-advice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilterChips, optionsOf } from '../../../ui/controls/filter-chips.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { setsQuery } from '../../../product/flashcards/sets-query.ts';
import { progressQuery } from '../queries.ts';
import { SetCard } from './set-card.tsx';
import { sectionsOf, setsMatching, type ProgressBySet, type SetFilter } from './set-list-state.ts';

const categoryOptions = optionsOf(flashcardCategories);

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface FlashcardSetsProps {
  readonly filter: SetFilter;
  readonly onFilter: (filter: SetFilter) => void;
}

export function FlashcardSets({ filter, onFilter }: FlashcardSetsProps) {
  const { user, isLoading } = useAuth();
  const sets = useQuery(setsQuery);
  const allCategories = useRef<HTMLButtonElement>(null);
  const progress = useQuery({ ...progressQuery, enabled: user !== null });
  const due = useQuery({ ...dueQuery, enabled: user !== null });
  // The due cards are above the sets, and both appear at the same time, so that nothing jumps.
  const isHere = sets.data && (!user || (!progress.isPending && due.isFetched));
  // Rendered in slices, so that a phone stays responsive.
  const all = useDeferredValue(isHere ? sets.data : undefined);
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-7 sm:py-10 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-2">
        <h1 className="text-3xl sm:text-4xl">Flashcards</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          A question on one side, the answer on the other. How much do you still know?
        </p>
      </header>
      {sets.isError ? (
        <Notice title="Error!" tone="error">
          <p>Unable to load flashcard sets. Please try again later.</p>
          <AwayAdvice error={sets.error} what="The list of sets" />
          <Button onClick={() => void sets.refetch()}>Try Again</Button>
        </Notice>
      ) : all ? (
        <>
          <DueToday />
          <SetFilters filter={filter} onFilter={onFilter} allRef={allCategories} />
          <Sections
            all={all}
            filter={filter}
            progress={progress.data ?? {}}
            onReset={() => {
              onFilter({ q: '', category: undefined });
              allCategories.current?.focus();
            }}
          />
          {!user && !isLoading && (
            <SignInPrompt title="Want to remember more?">
              Sign in, and each card comes back shortly before you’d forget it. Your progress is
              saved, too.
            </SignInPrompt>
          )}
        </>
      ) : (
        <Loading label="Loading flashcard sets" className={grid}>
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function SetFilters({
  filter,
  onFilter,
  allRef,
}: FlashcardSetsProps & { readonly allRef: Ref<HTMLButtonElement> }) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Search"
        type="search"
        value={filter.q}
        maxLength={80}
        onChange={(event) => onFilter({ ...filter, q: event.currentTarget.value })}
        className="max-w-md"
      />
      <FilterChips
        label="Category"
        firstRef={allRef}
        options={categoryOptions}
        chosen={filter.category}
        onChoose={(category) => onFilter({ ...filter, category })}
      />
    </div>
  );
}

interface SectionsProps {
  readonly all: readonly FlashcardSet[];
  readonly filter: SetFilter;
  readonly progress: ProgressBySet;
  readonly onReset: () => void;
}

function Sections({ all, filter, progress, onReset }: SectionsProps) {
  const found = setsMatching(all, filter);
  if (found.length === 0) {
    return (
      <Notice title="No Flashcard Sets Available" mood="curious">
        <p>{all.length === 0 ? 'New ones are on their way.' : 'Nothing fits what you look for.'}</p>
        {all.length > 0 && <Button onClick={onReset}>Show All Sets</Button>}
      </Notice>
    );
  }
  const { begun, fresh, completed } = sectionsOf(found, progress);
  const hasBegun = begun.length + completed.length > 0;
  return (
    <>
      <Section title="Continue Learning" sets={begun} progress={progress} />
      <Section
        title={hasBegun ? 'New Sets to Explore' : 'Flashcard Sets'}
        sets={fresh}
        progress={progress}
      />
      <Section title="Completed Sets" sets={completed} progress={progress} />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly sets: readonly FlashcardSet[];
  readonly progress: ProgressBySet;
}

function Section({ title, sets, progress }: SectionProps) {
  if (sets.length === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className={grid}>
        {sets.map((set) => (
          <li key={set.id} className="min-w-0">
            <SetCard set={set} progress={progress[String(set.id)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
