/** A form with which a teacher assigns an item, to everybody or to some learners. */
import {
  assignedKindNames,
  assignedKinds,
  type AssignedKind,
  type ContentItem,
  type SchoolClass,
  type UserId,
  type WorkKind,
  workKinds,
} from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { assignments } from '../../../product/api/endpoints.ts';
import { dueDayText } from '../../../product/classes/due-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { ClassSlots } from '../one/class-slots.ts';
import { assignmentsQuery } from '../queries.ts';
import { ItemFields } from './item-fields.tsx';
import { noWork, type WorkEntries, WorkFields } from './work-fields.tsx';

export interface AssignFormProps {
  readonly shown: SchoolClass;
  readonly slots: ClassSlots;
}

export function AssignForm({ shown, slots }: AssignFormProps) {
  const [kind, setKind] = useState<AssignedKind>('lesson');
  const [item, setItem] = useState<ContentItem | null>(null);
  const [work, setWork] = useState<WorkEntries>(noWork);
  const [dueOn, setDueOn] = useState('');
  /** Null means everybody. */
  const [some, setSome] = useState<readonly UserId[] | null>(null);
  /** Number of assignments made, which empties the menus after each. */
  const [made, setMade] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const assign = useMutation({
    mutationFn: () => {
      const params = { id: shown.id };
      const rest = { dueOn, learners: some === null ? null : [...some] };
      if (item !== null) return call(assignments.make, { params, body: { item, ...rest } });
      const { start = null, ...words } = work;
      const body = { kind: kind as WorkKind, ...words, start, ...rest };
      return call(assignments.makeWork, { params, body });
    },
    onSuccess: async ({ title, dueOn: day }) => {
      setItem(null);
      setWork(noWork);
      setSome(null);
      setMade(made + 1);
      toasts.show({ title: `“${title}” is assigned`, description: `Due on ${dueDayText(day)}.` });
      await queryClient.invalidateQueries({
        queryKey: assignmentsQuery(String(shown.id)).queryKey,
      });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (assign.isPending) return;
    assign.reset();
    const missing =
      (isWork(kind) ? missingInWork(work) : missingItem(item)) ?? missingIn(dueOn, some);
    setProblem(missing);
    if (missing === null) assign.mutate();
  };
  const error = problem ?? (assign.error && errorSentence(assign.error));
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Assign something"
      className="flex flex-col gap-4"
      onSubmit={send}
    >
      <h3 className="text-lg">Assign something</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Kind"
          hint={kindLines[kind]}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as AssignedKind);
            setItem(null);
            setWork({ ...work, start: null });
          }}
        >
          {assignedKinds.map((one) => (
            <option key={one} value={one}>
              {assignedKindNames[one]}
            </option>
          ))}
        </SelectField>
        {isWork(kind) ? (
          <WorkFields
            key={`${kind} ${String(made)}`}
            kind={kind}
            work={work}
            onWork={setWork}
            slots={slots}
          />
        ) : (
          <ItemFields
            key={`${kind} ${String(made)}`}
            kind={kind}
            plan={shown.plan}
            item={item}
            onItem={(next) => {
              setItem(next);
              setProblem(null);
            }}
          />
        )}
        <TextField
          type="date"
          label="Due by the end of"
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
      </div>
      {shown.learners.length > 0 && <Learners shown={shown} some={some} onSome={setSome} />}
      {error !== null && <FieldError>{error}</FieldError>}
      <Button type="submit" busy={assign.isPending} className="self-start">
        {assign.isPending ? 'Assigning...' : 'Assign'}
      </Button>
    </form>
  );
}

/** Says what learners do, and what the teacher sees afterwards. */
const kindLines: Readonly<Record<AssignedKind, string>> = {
  course:
    'Learners do all its lessons. The gradebook says Begun or Done, and how many lessons were only marked.',
  lesson:
    'Learners go through its steps. The gradebook says Begun or Done, and how many of its tasks are solved.',
  quiz: 'Learners answer its questions. The gradebook shows the first and the best result, and the number of tries.',
  checkpoint:
    'Learners answer questions about the lessons so far. The gradebook says Done, without a result.',
  path: 'Learners follow its steps. The gradebook says Begun or Done.',
  task: 'Learners solve one task of a lesson. The gradebook says Done once it is solved, and the number of tries until then.',
  'flashcard-set':
    'Learners go through its cards. The gradebook says Begun or Done, but not which cards they know.',
  circuit:
    'Learners build what you describe, and hand it in. You open each circuit from the gradebook.',
  program:
    'Learners write what you describe, and hand it in. You open each program from the gradebook.',
};

const isWork = (kind: AssignedKind): kind is WorkKind =>
  (workKinds as readonly AssignedKind[]).includes(kind);

const missingItem = (item: ContentItem | null): string | null =>
  item === null ? 'Please choose something to assign.' : null;

function missingInWork({ title, instructions, start }: WorkEntries): string | null {
  if (title.trim() === '') return 'Please enter a title.';
  if (instructions.trim() === '') return 'Please say what to do.';
  return start === undefined ? 'Please check the link, or choose another beginning.' : null;
}

function missingIn(dueOn: string, some: readonly UserId[] | null): string | null {
  if (dueOn === '') return 'Please choose a day.';
  return some?.length === 0 ? 'Please choose at least one learner.' : null;
}

interface LearnersProps {
  readonly shown: SchoolClass;
  readonly some: readonly UserId[] | null;
  readonly onSome: (some: readonly UserId[] | null) => void;
}

function Learners({ shown, some, onSome }: LearnersProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-[0.9375rem] font-medium">For</legend>
      <CheckBox checked={some === null} onChange={(all) => onSome(all ? null : [])}>
        Everybody, also those who join later
      </CheckBox>
      {some !== null &&
        shown.learners.map(({ id, name }) => (
          <CheckBox
            key={id}
            checked={some.includes(id)}
            onChange={(isIn) => onSome(isIn ? [...some, id] : some.filter((one) => one !== id))}
          >
            {name}
          </CheckBox>
        ))}
    </fieldset>
  );
}
