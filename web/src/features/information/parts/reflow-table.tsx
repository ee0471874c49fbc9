import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ReflowTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/**
 * A table that becomes a list of cards if there is no room for columns. Each cell of a card then has its column's
 * name.
 */
export function ReflowTable({ caption, head, rows }: ReflowTableProps) {
  return (
    <div className="@container wrap-anywhere">
      <table className="w-full border-collapse text-left text-[0.9375rem] @max-2xl:block">
        <caption className="pb-3 text-left font-medium @max-2xl:block">{caption}</caption>
        <thead className="@max-2xl:hidden">
          <tr>
            {head.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="border-b-2 border-line py-2 pr-4 font-semibold text-ink-soft"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:flex @max-2xl:flex-col @max-2xl:gap-3">
          {rows.map(([name, ...cells], row) => (
            <tr
              key={row}
              className={clsx(
                'break-inside-avoid align-top',
                '@max-2xl:block @max-2xl:rounded-card @max-2xl:border @max-2xl:border-line @max-2xl:bg-surface',
                '@max-2xl:p-4 @2xl:border-b @2xl:border-line',
              )}
            >
              <th
                scope="row"
                className="font-semibold break-words @max-2xl:block @max-2xl:pb-1 @2xl:py-3 @2xl:pr-4"
              >
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  className={clsx(
                    '@max-2xl:block @max-2xl:pt-1.5 @xs:@max-2xl:grid',
                    '@xs:@max-2xl:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] @xs:@max-2xl:items-baseline',
                    '@xs:@max-2xl:gap-x-3 @2xl:py-3 @2xl:pr-4',
                  )}
                >
                  <span className="text-sm text-ink-soft @2xl:hidden">{head[at + 1]}</span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
