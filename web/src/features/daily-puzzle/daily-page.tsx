/** The challenges of today, and those of the last days for practice. */
import { archiveDays, type DailyResult } from '@qubloom/contract';
import { firstPuzzleDay } from '@qubloom/curriculum';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { ChallengeList } from '../../product/daily/challenge-list.tsx';
import { dailyChallenges, resultOf } from '../../product/daily/daily-challenges.ts';
import { dayName, daysBefore } from '../../product/daily/days.ts';
import { useDaily } from '../../product/daily/use-daily.ts';

export function DailyPage() {
  const { isLoading, today, results } = useDaily();
  return (
    <div className="page-width flex flex-col gap-4 py-4 sm:gap-6 sm:py-8 low:gap-3 low:py-3">
      <header>
        <h1 className="text-2xl sm:text-3xl low:text-xl">Daily Challenges</h1>
        <p className="mt-1 text-ink-soft low:sr-only">
          New puzzles every day, the same for all your friends at your level, and a quiz about what
          you’ve learned.
        </p>
      </header>
      <ChallengeList level={2} />
      {!isLoading && <Archive today={today} results={results} />}
    </div>
  );
}

const shortNames = { concept: 'Concept', circuit: 'Circuit', quiz: 'Quiz' } as const;

interface ArchiveProps {
  readonly today: string;
  readonly results: readonly DailyResult[] | undefined;
}

function Archive({ today, results }: ArchiveProps) {
  const days = Array.from({ length: archiveDays - 1 }, (_, at) => daysBefore(today, at + 1)).filter(
    (day) => day >= firstPuzzleDay,
  );
  return (
    <section aria-labelledby="archive">
      <h2 id="archive" className="text-xl">
        Past Days
      </h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">For practice, without points.</p>
      <ul className="mt-3 grid gap-x-8 lg:grid-cols-2">
        {days.map((day) => (
          <li
            key={day}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
          >
            <h3 className="font-sans text-base font-normal">{dayName(day)}</h3>
            <span className="flex flex-wrap gap-1">
              {dailyChallenges.map(({ challenge, title, to }) => {
                const isDone = resultOf(results, day, challenge)?.isDone === true;
                return (
                  <Link
                    key={challenge}
                    to={to}
                    search={{ day }}
                    aria-label={`${title}, ${dayName(day)}${isDone ? ', done' : ''}`}
                    className={clsx(
                      'inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-[0.9375rem] hover:bg-action-soft',
                      isDone ? 'text-good-ink' : 'text-action-ink underline underline-offset-4',
                    )}
                  >
                    {isDone && <CircleCheck aria-hidden="true" className="size-4" />}
                    {shortNames[challenge]}
                  </Link>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
