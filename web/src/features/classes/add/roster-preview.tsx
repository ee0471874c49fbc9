/** The rows of a list as they were understood, before anything is stored. */
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { Roster, RosterRow } from '../roster/roster.ts';

export interface RosterPreviewProps {
  readonly roster: Roster;
  /** The same rows, with what the class has no room for. */
  readonly rows: readonly RosterRow[];
  readonly dropped: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
}

/** Thousands of rows at once would make a phone slow. */
const rowsAtOnce = 100;

export function RosterPreview({ roster, rows, dropped, onToggle }: RosterPreviewProps) {
  const [most, setMost] = useState(rowsAtOnce);
  const hidden = rows.length - most;
  return (
    <div className="flex flex-col items-start gap-3">
      {roster.column !== null && (
        <p>
          {roster.column === 'first'
            ? 'We read the names in the first column and left the others out.'
            : `We read the names in ${roster.column} and left everything else out.`}
        </p>
      )}
      {roster.hasNoRoles && (
        <p>
          This file does not say who is a student. If teachers are in the list, leave them out
          below.
        </p>
      )}
      {roster.isCut && <p>The list is very long, so we read its first 10,000 rows.</p>}
      <table className="w-full text-left">
        <caption className="sr-only">Names in the list</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-2 pr-3 font-medium">
              Line
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              Name
            </th>
            <th scope="col" className="py-2 font-medium">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row, index) => (
            <PreviewRow
              key={index}
              row={row}
              isDropped={dropped.has(index)}
              onToggle={() => onToggle(index)}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setMost(most + rowsAtOnce)}>
          Show {Math.min(hidden, rowsAtOnce)} more of {hidden}
        </Button>
      )}
    </div>
  );
}

interface PreviewRowProps {
  readonly row: RosterRow;
  readonly isDropped: boolean;
  readonly onToggle: () => void;
}

function PreviewRow({ row: { line, name, problem }, isDropped, onToggle }: PreviewRowProps) {
  const label = name === '' ? `line ${String(line)}` : name;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-3 text-ink-soft tabular-nums">{line}</td>
      <td className="w-full py-2 pr-3">
        <span className="break-words [overflow-wrap:anywhere]">{shortened(name)}</span>
        {problem !== null && (
          <span className="flex items-start gap-1.5 text-sm font-medium text-bad-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </span>
        )}
        {problem === null && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            {!isDropped && <Check aria-hidden="true" className="size-4 shrink-0" />}
            {isDropped ? 'You left it out' : 'Gets an account'}
          </span>
        )}
      </td>
      <td className="py-1">
        {problem === null && (
          <Button variant="quiet" size="small" onClick={onToggle}>
            <span>
              {isDropped ? 'Put back' : 'Leave out'} <span className="sr-only">{label}</span>
            </span>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** A cell may hold a whole page of text. */
const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 60)}...` : name);
