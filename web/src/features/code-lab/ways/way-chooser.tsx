/** In which form the program is edited: as text alone, or in one of the other ways above it. */
import { Choices } from '../../../ui/controls/choices.tsx';
import type { Way } from './way.ts';

const text = 'python';

export interface WayChooserProps {
  readonly ways: readonly Way[];
  /** Undefined for the text alone. */
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
