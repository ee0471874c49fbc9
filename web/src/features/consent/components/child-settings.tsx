/** A parent's view of their child's account, with its settings. */
import {
  allowsSomething,
  changedTicks,
  nothingTicked,
  type BodyInput,
  type Child,
  type consent as endpoints,
  type ConsentTicks,
} from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { consent } from '../../../product/api/endpoints.ts';
import { DataFiles } from '../../../product/personal-data/data-files.tsx';
import { isLinkGone } from '../../../product/mailed-links/mailed-link.tsx';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { ConfirmButton, Confirmation } from './confirm-button.tsx';
import { FamilyOffer } from './family-offer.tsx';
import { EraseButton } from './erase-button.tsx';
import { Outcome } from '../../../product/forms/outcome.tsx';
import { noTicks, Ticks } from './ticks.tsx';
import { WhatWeKeep } from './what-we-keep.tsx';

export interface ChildSettingsProps {
  readonly pageKey: string;
  readonly child: Child;
  readonly onErased: () => void;
}

type Change = Omit<BodyInput<typeof endpoints.change>, 'key'>;

const states = {
  pending: 'waits for your yes',
  confirmed: 'has your yes',
  withdrawn: 'had your yes, which you took back',
} as const;

export function ChildSettings({ pageKey: key, child: found, onErased }: ChildSettingsProps) {
  const [child, setChild] = useState(found);
  const change = useMutation({
    mutationFn: (body: Change) => call(consent.change, { body: { key, ...body } }),
    onSuccess: setChild,
  });
  const erase = useMutation({
    mutationFn: () => call(consent.erase, { body: { key } }),
    onSuccess: onErased,
  });
  const data = useMutation({
    mutationFn: () => call(consent.export, { body: { key } }),
  });
  const error = change.error ?? data.error ?? erase.error;
  if (isLinkGone(error)) return <Closed />;
  return (
    <NarrowPage
      title={`${child.firstName}'s account`}
      intro={
        <>
          The account <strong className="break-all text-ink">{child.username}</strong>{' '}
          {states[child.state]}. {child.erasedAt && <Deadline moment={child.erasedAt} />}
        </>
      }
    >
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
      <FamilyOffer pageKey={key} firstName={child.firstName} />
      <hr className="border-line" />
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
    </NarrowPage>
  );
}

interface AllowedProps {
  readonly child: Child;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
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

function Deadline({ moment }: { readonly moment: string }) {
  const date = new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return <>Without an answer we erase it on {date}.</>;
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

function Closed() {
  return (
    <Outcome title="This page has closed">
      <p>It stays open for half an hour. We can send you a new link.</p>
      <a href="/parent" className={buttonClass()}>
        Send me a new link
      </a>
    </Outcome>
  );
}
