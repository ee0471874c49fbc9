import type { ReactNode } from 'react';

export interface NumberTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A picture's numbers as a table, for people who want to see them or cannot see the picture. */
export function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <div className="@container relative overflow-x-auto">
      {/* Large letters on a phone: words break, as what would scroll here is no stop for keys. */}
      <table className="w-full border-collapse text-left text-sm @max-[16rem]:wrap-anywhere">
        <caption className="pb-1 text-left text-sm font-medium">{caption}</caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col" className="py-1.5 pr-4 font-medium text-ink-soft">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 font-medium">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className="py-1.5 pr-4 font-mono tabular-nums">
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
