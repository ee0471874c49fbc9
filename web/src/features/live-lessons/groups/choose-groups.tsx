/** The groups before their rooms are open: proposed at random, and changed by the teacher. */
import { groupSizes, type GroupLearner, type GroupSize, type UserId } from '@qubloom/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { drawGroups, groupsOf, moved, type Draft } from './draw-groups.ts';

export interface ChooseGroupsProps {
  /** Those who are here now and may use rooms. */
  readonly learners: readonly GroupLearner[];
  readonly isOpening: boolean;
  readonly onOpen: (groups: readonly (readonly UserId[])[]) => void;
}

export function ChooseGroups({ learners, isOpening, onOpen }: ChooseGroupsProps) {
  const [size, setSize] = useState<GroupSize>(3);
  const [drawn, setDraft] = useState<Draft | null>(null);
  const mix = (next = size) => setDraft(drawGroups(learners, next));
  // Those who have left in the meantime are in no group.
  const here = new Set(learners.map(({ id }) => id));
  const draft = new Map([...(drawn ?? [])].filter(([id]) => here.has(id)));
  const groups = groupsOf(draft);
  return (
    <div className="flex flex-col items-start gap-5">
      <SelectField
        label="Learners in a group"
        value={size}
        onChange={({ target }) => {
          const next = groupSizes.find((one) => String(one) === target.value) ?? size;
          setSize(next);
          if (drawn) mix(next);
        }}
      >
        {groupSizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        aria-disabled={learners.length === 0}
        onClick={() => learners.length > 0 && mix()}
      >
        {drawn ? 'Mix again' : 'Propose groups'}
      </Button>
      {learners.length === 0 && (
        <p>Nobody who may use rooms is in the lesson yet. Learners join by opening it.</p>
      )}
      <div role="status" aria-label="Proposed groups" className="empty:hidden">
        {drawn && <Groups groups={groups} learners={learners} />}
      </div>
      {drawn && learners.length > 0 && (
        <>
          <Moves learners={learners} draft={draft} onChange={setDraft} />
          <Button
            busy={isOpening}
            aria-disabled={groups.length === 0}
            onClick={() => groups.length > 0 && onOpen(groups)}
          >
            {groups.length === 1 ? 'Open 1 room' : `Open ${String(groups.length)} rooms`}
          </Button>
        </>
      )}
    </div>
  );
}

interface GroupsProps {
  readonly groups: readonly (readonly UserId[])[];
  readonly learners: readonly GroupLearner[];
}

function Groups({ groups, learners }: GroupsProps) {
  const namesOf = (group: readonly UserId[]) =>
    learners.filter(({ id }) => group.includes(id)).map(({ name }) => name);
  return (
    <ol className="flex flex-col gap-1">
      {groups.map((group, index) => (
        <li key={index} className="break-words">
          <span className="font-semibold">Group {index + 1}:</span> {namesOf(group).join(', ')}
        </li>
      ))}
    </ol>
  );
}

interface MovesProps {
  readonly learners: readonly GroupLearner[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Learners keep their places in this list, so a menu keeps the focus. */
function Moves({ learners, draft, onChange }: MovesProps) {
  const groups = groupsOf(draft);
  const numberOf = (id: UserId) => groups.findIndex((group) => group.includes(id)) + 1;
  const move = (id: UserId, number: number) => {
    const numbered: Draft = new Map(
      groups.flatMap((group, index) => group.map((one) => [one, index + 1] as const)),
    );
    onChange(moved(numbered, id, number === 0 ? null : number));
  };
  return (
    <ul className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2">
      {learners.map(({ id, name }) => (
        <li key={id}>
          <SelectField
            label={`Group of ${name}`}
            value={numberOf(id)}
            onChange={({ target }) => move(id, Number(target.value))}
          >
            <option value={0}>No group</option>
            {groups.map((_, index) => (
              <option key={index} value={index + 1}>
                Group {index + 1}
              </option>
            ))}
            {groups.length < learners.length && (
              <option value={groups.length + 1}>A new group</option>
            )}
          </SelectField>
        </li>
      ))}
    </ul>
  );
}
