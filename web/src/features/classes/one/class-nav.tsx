import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';

/** The pages of a class, in the order of their links. The one with learners has no name in the address. */
const parts = [
  { show: undefined, label: 'Learners' },
  { show: 'live', label: 'Teach live' },
  { show: 'assignments', label: 'Assignments' },
  { show: 'gradebook', label: 'Gradebook' },
  { show: 'settings', label: 'Settings' },
] as const;

export type ClassPart = Exclude<(typeof parts)[number]['show'], 'gradebook'>;

export interface ClassNavProps {
  readonly classId: string;
  readonly shown: (typeof parts)[number]['show'];
}

/** Looks like `Tabs`, but every part has an address of its own. */
export function ClassNav({ classId, shown }: ClassNavProps) {
  return (
    <nav aria-label="This class" className="print:hidden">
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1 sm:w-fit">
        {parts.map(({ show, label }) => (
          <li key={label} className="grow">
            <Link
              to="/teach/$classId"
              params={{ classId }}
              search={show ? { show } : {}}
              activeOptions={{ exact: true }}
              aria-current={show === shown ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center justify-center rounded-lg px-2 font-medium transition-colors duration-150 sm:px-4',
                'focus-visible:outline-offset-[-3px]',
                show === shown
                  ? 'bg-raised text-action-ink shadow-card'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
