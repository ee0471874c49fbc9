import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

const atFirst = 16;

interface FoldedListProps<Item> {
  readonly items: readonly Item[];
  /** Plural name of the items. */
  readonly unit: string;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a long list, with a button for the others. */
export function FoldedList<Item>({ items, unit, children }: FoldedListProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      {children(isOpen ? items : items.slice(0, atFirst))}
      {!isOpen && items.length > atFirst && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          Show All {items.length} {unit}
        </Button>
      )}
    </div>
  );
}
