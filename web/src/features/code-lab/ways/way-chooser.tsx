/** The form in which the program is edited: only text, or one of the other ways above it. */
import { Choices } from '../../../ui/controls/choices.tsx';
import type { Way } from './way.ts';

const text = 'python';

export interface WayChooserProps {
  readonly ways: readonly Way[];
  /** Undefined for only text. */
  readonly chosen: Way | undefined;
  readonly onChoose: (way: Way | undefined) => void;
}

export function WayChooser({ ways, chosen, onChoose }: WayChooserProps) {
  return (
    <Choices
      label="Edit it as"
      options={[
        { value: text, label: 'Python' },
        ...ways.map(({ id, label }) => ({ value: id, label })),
      ]}
      chosen={chosen?.id ?? text}
      onChoose={(id) => onChoose(ways.find((way) => way.id === id))}
    />
  );
}
