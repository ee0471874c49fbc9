import { NumberTable, type NumberTableProps } from './number-table.tsx';

/** The numbers of a picture as a table that opens on a press. */
export function FoldedTable(props: NumberTableProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-sm text-action-ink underline underline-offset-4">
        Numbers as a table
      </summary>
      <NumberTable {...props} />
    </details>
  );
}
