/** The form in which the program is edited: only text, or one of the other views above it. */
import { Choices } from '../../../ui/controls/choices.tsx';
import type { ProgramView } from './program-view.ts';

const text = 'python';

export interface ViewChooserProps {
  readonly views: readonly ProgramView[];
  /** Undefined for only text. */
  readonly chosen: ProgramView | undefined;
  readonly onChoose: (view: ProgramView | undefined) => void;
}

export function ViewChooser({ views, chosen, onChoose }: ViewChooserProps) {
  return (
    <Choices
      label="Edit it as"
      options={[
        { value: text, label: 'Python' },
        ...views.map(({ id, label }) => ({ value: id, label })),
      ]}
      chosen={chosen?.id ?? text}
      onChoose={(id) => onChoose(views.find((view) => view.id === id))}
    />
  );
}
