/**
 * The name of a gate of the learner's own. It is typed, or chosen if others read it and the learner may not write
 * freely.
 */
import { useId, type ReactNode } from 'react';
import { TextField } from '../../ui/controls/text-field.tsx';
import { knownDefinitions, longestGateName } from '../edits/own-gates.ts';
import { useLab, type Lab } from '../lab-context.tsx';

/** Returns the first free name: a letter and a number, or one from the list. */
export function freshGateName({ gateNames, state }: Lab, letter: string): string {
  const taken = takenNames(state);
  if (gateNames) return gateNames.find((each) => !taken.has(each)) ?? gateNames[0] ?? '';
  for (let i = 1; ; i++) if (!taken.has(`${letter}${i}`)) return `${letter}${i}`;
}

const takenNames = (state: Lab['state']): ReadonlySet<string> =>
  new Set(knownDefinitions(state).map(({ name }) => name));

export interface GateNameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly problem: string | undefined;
  /** Shown beside a text field. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

export function GateNameField({ name, onName, problem, hint, className }: GateNameFieldProps) {
  const { gateNames } = useLab();
  if (gateNames) return <NameChoice {...{ name, onName, gateNames, className }} />;
  return (
    <TextField
      label="Its name"
      value={name}
      maxLength={longestGateName}
      autoComplete="off"
      spellCheck={false}
      error={problem}
      hint={hint}
      onChange={(event) => onName(event.currentTarget.value)}
      className={className}
    />
  );
}

type NameChoiceProps = Pick<GateNameFieldProps, 'name' | 'onName' | 'className'> & {
  readonly gateNames: readonly string[];
};

function NameChoice({ name, onName, gateNames, className }: NameChoiceProps) {
  const { state } = useLab();
  const taken = takenNames(state);
  const help = useId();
  return (
    <div className={className}>
      <label className="flex flex-col gap-1.5 text-[0.9375rem] font-medium">
        Its name
        <select
          value={name}
          aria-describedby={help}
          onChange={(event) => onName(event.currentTarget.value)}
          className="min-h-12 w-full rounded-control border-[1.5px] border-control bg-surface px-3 text-base font-normal text-ink"
        >
          {gateNames
            .filter((each) => each === name || !taken.has(each))
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </select>
      </label>
      <p id={help} className="mt-1.5 text-sm text-ink-soft">
        Everyone in the room can read it, so you choose one from the list.
      </p>
    </div>
  );
}
