import { HitRow } from './hit-row.tsx';
import { kindNames, type Results } from './search-state.ts';

export interface HitListProps {
  readonly results: Results;
  /** Index across all groups. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onLeave: (() => void) | undefined;
}

/** The groups of a list box, each with the name of its kind. */
export function HitList({ results, active, optionId, onPoint, onLeave }: HitListProps) {
  const { groups, corrected } = results;
  const before = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <>
      {corrected !== null && (
        <p role="presentation" className="px-3 pb-2 text-ink-soft">
          Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
        </p>
      )}
      {groups.map(({ kind, hits }, group) => (
        <div
          key={kind}
          role="group"
          aria-label={kindNames[kind]}
          className="border-t border-line py-2 first:border-t-0 first:pt-0"
        >
          <p aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-ink-soft">
            {kindNames[kind]}
          </p>
          {hits.map((hit, place) => {
            const index = (before[group] ?? 0) + place;
            return (
              <HitRow
                key={index}
                id={optionId(index)}
                hit={hit}
                isActive={index === active}
                onPoint={() => index !== active && onPoint(index)}
                onLeave={onLeave}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
