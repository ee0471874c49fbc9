/** The people at the other end of links. */
import type { Family } from '@qubloom/contract';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { EndLink } from './end-link.tsx';

type GrownUp = Family['grownUps'][number];

/** For example `linked since March 1, 2027`. */
export const sinceText = ({ since }: Pick<GrownUp, 'since'>): string =>
  `linked since ${formatDay(since)}`;

export function GrownUps({ grownUps }: { readonly grownUps: readonly GrownUp[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {grownUps.map((grownUp) => {
        const { id, username, origin, canEnd } = grownUp;
        const name = nameOf(grownUp);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Avatar name={name} className="size-11 text-lg" />
            <span className="min-w-[min(100%,12rem)] flex-1">
              <strong className="font-medium break-words">{name}</strong>{' '}
              <span className="break-all text-ink-soft">({username})</span>
              <span className="block text-[0.9375rem] text-ink-soft">
                {sinceText(grownUp)}
                {origin === 'mail' && ', from the page of your parent or guardian'}
              </span>
            </span>
            {canEnd && (
              <EndLink
                id={id}
                name={name}
                warning={`${name} no longer sees your progress. You can make a new code later.`}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
