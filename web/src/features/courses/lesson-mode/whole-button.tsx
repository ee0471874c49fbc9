import { List } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';

export interface WholeButtonProps {
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** Switches between all steps at once and one step at a time. */
export function WholeButton({ isWhole, onWhole }: WholeButtonProps) {
  return (
    <Button variant="quiet" onClick={() => onWhole(!isWhole)}>
      <List aria-hidden="true" />
      {isWhole ? 'One step at a time' : 'Show all steps'}
    </Button>
  );
}
