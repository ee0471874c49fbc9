/** The fields for a circuit or a program to hand in: title, instructions, and what learners begin with. */
import { workLimits, type WorkKind } from '@qubloom/contract';
import { TextField } from '../../../ui/controls/text-field.tsx';
import type { ClassSlots } from '../one/class-slots.ts';

export interface WorkEntries {
  readonly title: string;
  readonly instructions: string;
  /** Null for nothing, undefined while a link cannot be read. */
  readonly start: string | null | undefined;
}

export const noWork: WorkEntries = { title: '', instructions: '', start: null };

export interface WorkFieldsProps {
  readonly kind: WorkKind;
  readonly work: WorkEntries;
  readonly onWork: (work: WorkEntries) => void;
  readonly slots: ClassSlots;
}

export function WorkFields({ kind, work, onWork, slots }: WorkFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={work.title}
        maxLength={workLimits.title}
        autoComplete="off"
        onChange={({ target }) => onWork({ ...work, title: target.value })}
      />
      <TextField
        label="What to do"
        hint="One or two sentences."
        value={work.instructions}
        maxLength={workLimits.instructions}
        autoComplete="off"
        className="sm:col-span-2"
        onChange={({ target }) => onWork({ ...work, instructions: target.value })}
      />
      {slots.renderBeginning({ kind, onChoose: (start) => onWork({ ...work, start }) })}
    </>
  );
}
