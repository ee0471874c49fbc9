/** Every word of the lessons from A to Z, with the first lesson that uses it. */
import type { GlossaryEntry } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { glossaryQuery } from '../queries.ts';
import { byLetter, type LetterGroup, matching } from './glossary-state.ts';

export function Glossary() {
  const { data: entries, isError, refetch } = useQuery(glossaryQuery);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const asked = useAskedWord(entries !== undefined, () => setTyped(''));
  if (isError) {
    return (
      <Notice title="The glossary did not load" tone="error">
        <p>Try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!entries) {
    return (
      <Loading label="Loading the glossary" className="grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-24 w-full" />
        ))}
      </Loading>
    );
  }
  const found = matching(entries, wanted);
  const groups = byLetter(found);
  const isSearching = wanted.trim() !== '';
  const count = found.length === 1 ? '1 word' : `${String(found.length)} words`;
  return (
    <>
      <div className="max-w-md print:hidden">
        <TextField
          label="Find a word"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isSearching && found.length === 0 ? 'No word fits. Try fewer letters.' : count}
      </p>
      {!isSearching && <Letters groups={groups} />}
      {isSearching ? (
        <Words entries={found} asked={asked} />
      ) : (
        groups.map(({ letter, entries: ofLetter }) => (
          <section
            key={letter}
            id={`words-${letter}`}
            aria-label={letter}
            className="flex scroll-mt-20 flex-col gap-3"
          >
            <h3 className="text-xl text-action-ink">{letter}</h3>
            <Words entries={ofLetter} asked={asked} />
          </section>
        ))
      )}
    </>
  );
}

function Letters({ groups }: { readonly groups: readonly LetterGroup[] }) {
  return (
    <nav aria-label="Letters" className="print:hidden">
      <ul className="flex flex-wrap gap-1">
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a
              href={`#words-${letter}`}
              className="grid size-11 place-items-center rounded-control border border-line bg-surface font-semibold text-action-ink hover:bg-action-soft"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The word that the address names after its `#`. Once it has loaded, it is shown whatever was typed before. */
function useAskedWord(isHere: boolean, onShowAll: () => void): string {
  const { hash, state } = useLocation();
  const [shownFor, setShownFor] = useState(state.key);
  if (shownFor !== state.key) {
    setShownFor(state.key);
    if (hash.startsWith('word-')) onShowAll();
  }
  useEffect(() => {
    if (isHere && hash.startsWith('word-')) document.getElementById(hash)?.scrollIntoView();
  }, [isHere, hash, state.key]);
  return hash;
}

const noGlossary = new Map<string, never>();

interface WordsProps {
  readonly entries: readonly GlossaryEntry[];
  /** Id of the requested word. */
  readonly asked: string;
}

function Words({ entries, asked }: WordsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {entries.map(({ key, word, explanation, lesson }) => (
        <div
          key={key}
          id={`word-${key}`}
          className={clsx(
            '-mx-3 flex min-w-0 scroll-mt-24 break-inside-avoid flex-col rounded-control px-3 py-1',
            asked === `word-${key}` && 'bg-action-soft outline-2 outline-action print:outline-0',
          )}
        >
          <dt className="font-semibold">{word}</dt>
          <dd>
            <InlineText text={explanation} glossary={noGlossary} />
          </dd>
          <dd>
            <Link
              to="/courses/$id"
              params={{ id: String(lesson.courseId) }}
              search={{ lesson: lesson.id }}
              className="inline-flex min-h-8 items-center text-sm text-action-ink underline underline-offset-4"
            >
              {lesson.title}
              <span className="sr-only">, the lesson in which {word} first appears</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
