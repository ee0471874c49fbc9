/** What a parent decides about a child's account: on the parent's page, and on the family page of the parent's own. */
import {
  allowsSomething,
  changedTicks,
  nothingTicked,
  type Child,
  type ChildChange,
  type ConsentTicks,
  type PersonalData,
} from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorSentence } from '../../../product/api/api.ts';
import { DataFiles } from '../../../product/personal-data/data-files.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { ConfirmButton, Confirmation } from './confirm-button.tsx';
import { EraseButton } from './erase-button.tsx';
import { noTicks, Ticks } from './ticks.tsx';
import { WhatWeKeep } from './what-we-keep.tsx';

/** Both pages call the server in their own way. */
export interface ChildCalls {
  readonly change: (change: ChildChange) => Promise<Child>;
  readonly download: () => Promise<PersonalData>;
  readonly erase: () => Promise<unknown>;
}

export interface ChildSettingsProps {
  readonly child: Child;
  readonly calls: ChildCalls;
  readonly onChanged: (child: Child) => void;
  readonly onErased: () => void;
  /** Told first; the page may be closed by the error. */
  readonly onError: (error: Error) => void;
  /** Offers something between the decisions and the data. */
  readonly children?: ReactNode;
}

export function ChildSettings({
  child,
  calls,
  onChanged,
  onErased,
  onError,
  children,
}: ChildSettingsProps) {
  const change = useMutation({ mutationFn: calls.change, onSuccess: onChanged, onError });
  const data = useMutation({ mutationFn: calls.download, onError });
  const erase = useMutation({ mutationFn: calls.erase, onSuccess: onErased, onError });
  const error = change.error ?? data.error ?? erase.error;
  return (
    <>
      <FirstName
        name={child.firstName}
        busy={change.isPending}
        onSave={(firstName) => change.mutate({ firstName })}
      />
      <hr className="border-line" />
      {child.state === 'confirmed' ? (
        <Allowed child={child} busy={change.isPending} onChange={change.mutate} />
      ) : (
        <NotAllowed child={child} busy={change.isPending} onYes={change.mutate} />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {change.isSuccess ? 'Saved. It counts from now on.' : ''}
      </p>
      {error && <FieldError>{errorSentence(error)}</FieldError>}
      <hr className="border-line" />
      {children}
      <Button variant="secondary" busy={data.isPending} onClick={() => data.mutate()}>
        Download all data
      </Button>
      {data.data && <DataFiles data={data.data} whose={`${child.firstName}'s`} />}
      <EraseButton
        label="Erase the account"
        variant="quiet"
        warning="This erases the account and everything in it at once. If there is a paid plan, it ends with the account, and nothing more is charged."
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
    </>
  );
}

interface AllowedProps {
  readonly child: Child;
  readonly busy: boolean;
  readonly onChange: (change: ChildChange) => void;
}

/**
 * Each tick is saved at once. Removing the last one takes back the parent's yes, and asks for confirmation like
 * the button.
 */
function Allowed({ child, busy, onChange }: AllowedProps) {
  const [isLast, setLast] = useState(false);
  const question = {
    title: 'Take my yes back',
    warning: `This turns off study rooms, chat and buying right away. A paid plan runs until the end of the time that is paid for. ${child.firstName} can still learn alone, and you can say yes again later.`,
    confirm: 'Take it back now',
    busyLabel: 'Taking it back...',
    busy,
    onConfirm: () => onChange({ state: 'withdrawn' }),
  };
  return (
    <>
      <Ticks
        firstName={child.firstName}
        ticks={child}
        onChange={(change) => {
          const isAnyLeft = allowsSomething(changedTicks(child, change));
          setLast(!isAnyLeft);
          if (isAnyLeft) onChange(change);
        }}
      />
      {isLast ? (
        <Confirmation {...question} onCancel={() => setLast(false)} />
      ) : (
        <ConfirmButton {...question} label="Take my whole yes back" variant="secondary" />
      )}
    </>
  );
}

interface NotAllowedProps {
  readonly child: Child;
  readonly busy: boolean;
  readonly onYes: (ticks: ConsentTicks) => void;
}

function NotAllowed({ child, busy, onYes }: NotAllowedProps) {
  const [ticks, setTicks] = useState(noTicks);
  const [isMissed, setMissed] = useState(false);
  const isAny = allowsSomething(ticks);
  return (
    <>
      <p>
        {child.firstName} can always learn alone. Everything else needs your yes, and you decide
        about each thing separately.
      </p>
      <WhatWeKeep />
      <Ticks
        firstName={child.firstName}
        ticks={ticks}
        onChange={(change) => setTicks(changedTicks(ticks, change))}
        error={isMissed && !isAny ? nothingTicked : undefined}
      />
      <Button
        busy={busy}
        onClick={() => {
          setMissed(!isAny);
          if (isAny) onYes(ticks);
        }}
      >
        Yes, I agree as parent or guardian
      </Button>
    </>
  );
}

interface FirstNameProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
}

function FirstName({ name, busy, onSave }: FirstNameProps) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
      }}
    >
      <TextField
        label="First name"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={typed.trim() === name}>
        Save the name
      </Button>
    </form>
  );
}
