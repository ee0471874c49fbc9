import type { ReactNode } from 'react';

export interface ReflowTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table that becomes a list of cards where there is no room for columns: each cell then says what it is. */
export function ReflowTable({ caption, head, rows }: ReflowTableProps) {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem] max-md:block">
      <caption className="pb-3 text-left font-medium max-md:block">{caption}</caption>
      <thead className="max-md:hidden">
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
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map(([name, ...cells], row) => (
          <tr
            key={row}
            className="break-inside-avoid align-top max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:border-b md:border-line"
          >
            <th
              scope="row"
              className="font-semibold break-words max-md:block max-md:pb-1 md:py-3 md:pr-4"
            >
              {name}
            </th>
            {cells.map((cell, at) => (
              <td
                key={at}
                className="max-md:grid max-md:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3 max-md:pt-1.5 md:py-3 md:pr-4"
              >
                <span className="text-sm text-ink-soft md:hidden">{head[at + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
