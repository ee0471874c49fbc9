import { List } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';

export interface WholeButtonProps {
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** All steps at once, for readers, and back. */
export function WholeButton({ isWhole, onWhole }: WholeButtonProps) {
  return (
    <Button variant="quiet" onClick={() => onWhole(!isWhole)}>
      <List aria-hidden="true" />
      {isWhole ? 'One step at a time' : 'Show all steps'}
    </Button>
  );
}
