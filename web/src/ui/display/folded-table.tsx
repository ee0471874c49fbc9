import { Fold } from './fold.tsx';
import { NumberTable, type NumberTableProps } from './number-table.tsx';

/** A picture's numbers as a table that opens on a press. */
export function FoldedTable(props: NumberTableProps) {
  return (
    <Fold summary="Numbers as a table">
      <NumberTable {...props} />
    </Fold>
  );
}
