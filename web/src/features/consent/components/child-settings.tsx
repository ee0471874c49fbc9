/** The settings with which a parent decides about a child's account, on the parent's page and on the family page. */
import {
  allowsSomething,
  changedTicks,
  noTicks,
  waitsForConsent,
  type Child,
  type ChildChange,
  type PersonalData,
} from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { errorSentence } from '../../../product/api/api.ts';
import { DataFiles } from '../../../product/personal-data/data-files.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { EraseButton } from './erase-button.tsx';
import { SavedNote } from './saved-note.tsx';
import { Ticks, type LatestTick } from './ticks.tsx';
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
  const saved = change.isSuccess ? change.variables : {};
  const tick = tickOf(change.variables ?? {});
  const error = data.error ?? erase.error ?? (tick ? null : change.error);
  const decisions = {
    child,
    change: change.isPending ? change.variables : {},
    onChange: change.mutate,
  };
  return (
    <>
      <FirstName
        name={child.firstName}
        busy={change.isPending}
        isSaved={saved.firstName !== undefined}
        onSave={(firstName) => change.mutate({ firstName })}
      />
      <hr className="border-line" />
      {isAnswer(saved) && <AnswerSaved key={change.submittedAt} />}
      {child.state === 'confirmed' ? (
        <Allowed
          {...decisions}
          latest={
            tick && {
              what: tick,
              isSaved: change.isSuccess,
              error: change.error ? errorSentence(change.error) : undefined,
            }
          }
        />
      ) : (
        <NotAllowed {...decisions} />
      )}
      {error && <FieldError>{errorSentence(error)}</FieldError>}
      <hr className="border-line" />
      {children}
      <Button variant="secondary" busy={data.isPending} onClick={() => data.mutate()}>
        Download all data
      </Button>
      {data.data && <DataFiles data={data.data} whose={`${child.firstName}'s`} />}
      <section
        aria-label={`Erase ${child.firstName}'s account`}
        className="flex flex-col items-start gap-3 rounded-control border border-line p-4"
      >
        <p>
          Erasing ends everything for {child.firstName} here, and can&apos;t be undone. To stop only
          your own look at it, end the link instead.
        </p>
        <EraseButton
          label="Erase the account"
          variant="danger"
          warning="This erases the account and everything in it at once. If there is a paid plan, it ends with the account, and nothing more is charged."
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
        />
      </section>
    </>
  );
}

/** True for a yes to the account, and for a yes that is taken back; both replace what is on the screen. */
const isAnswer = (change: ChildChange) =>
  change.state !== undefined || waitsForConsent.every((what) => change[what] !== undefined);

/** The one thing that a change is about. */
const tickOf = (change: ChildChange) =>
  isAnswer(change) ? undefined : waitsForConsent.find((what) => what in change);

/** Takes the focus, because the pressed button is gone. */
function AnswerSaved() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} role="status" tabIndex={-1} className="font-medium outline-none">
      Saved. It counts from now on.
    </p>
  );
}

interface DecisionsProps {
  readonly child: Child;
  /** On its way to the server. */
  readonly change: ChildChange;
  readonly onChange: (change: ChildChange) => void;
}

interface AllowedProps extends DecisionsProps {
  readonly latest: LatestTick | undefined;
}

/** Each tick is saved at once. Without any, the child keeps the account and learns alone. */
function Allowed({ child, change, latest, onChange }: AllowedProps) {
  return (
    <>
      <Ticks
        firstName={child.firstName}
        ticks={changedTicks(child, change)}
        latest={latest}
        onChange={onChange}
      />
      {allowsSomething(child) ? (
        <ConfirmButton
          label="Take my whole yes back"
          variant="secondary"
          title="Take my yes back"
          warning={`This turns off study rooms and chat right away, and ${child.firstName} can't start to buy a plan anymore. You can still buy one on your own family page. A paid plan runs until the end of the time that is paid for. ${child.firstName} can still learn alone, and you can say yes again later.`}
          confirm="Take it back now"
          busyLabel="Taking it back..."
          busy={change.state === 'withdrawn'}
          onConfirm={() => onChange({ state: 'withdrawn' })}
        />
      ) : (
        <p>{child.firstName} learns alone, and nothing else is allowed.</p>
      )}
    </>
  );
}

function NotAllowed({ child, change, onChange }: DecisionsProps) {
  const [ticks, setTicks] = useState(noTicks);
  return (
    <>
      <p>
        {child.firstName} can always learn alone. Everything else needs your yes. Tick what you
        allow. You don&apos;t have to tick anything.
      </p>
      <WhatWeKeep />
      <Ticks
        firstName={child.firstName}
        ticks={ticks}
        onChange={(change) => setTicks(changedTicks(ticks, change))}
      />
      <Button busy={isAnswer(change)} onClick={() => onChange(ticks)}>
        Yes, I agree as parent or guardian
      </Button>
    </>
  );
}

interface FirstNameProps {
  readonly name: string;
  readonly busy: boolean;
  readonly isSaved: boolean;
  readonly onSave: (name: string) => void;
}

function FirstName({ name, busy, isSaved, onSave }: FirstNameProps) {
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
      <SavedNote isShown={isSaved} />
    </form>
  );
}
