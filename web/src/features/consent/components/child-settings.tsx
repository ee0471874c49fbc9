/** What a parent sees and changes of their child's account. */
import type { BodyInput, Child, consent as endpoints } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { consent } from '../../../lib/api/endpoints.ts';
import { download } from '../../../lib/browser/download.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckBox } from './check-box.tsx';
import { isGone } from './gone-for-parent.tsx';

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
    onSuccess: (all) => {
      const content = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
      download(`${child.username}.json`, content);
    },
  });
  const error = change.error ?? data.error ?? erase.error;
  if (isGone(error)) return <Closed />;
  const isConfirmed = child.state === 'confirmed';
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
      <p>
        {isConfirmed
          ? 'Study rooms, chat, buying and being seen by other learners are on.'
          : 'Study rooms, chat, buying and being seen by other learners are off. Learning alone always works.'}
      </p>
      {isConfirmed && (
        <CheckBox checked={child.freeChat} onChange={(freeChat) => change.mutate({ freeChat })}>
          {child.firstName} may chat in their own words.
        </CheckBox>
      )}
      <Button
        variant={isConfirmed ? 'secondary' : 'primary'}
        busy={change.isPending}
        onClick={() => change.mutate({ state: isConfirmed ? 'withdrawn' : 'confirmed' })}
      >
        {isConfirmed ? 'Take my yes back' : 'Yes, I agree as parent or guardian'}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {change.isSuccess ? 'Saved. It counts from now on.' : ''}
      </p>
      {error && <FieldError>{error.message}</FieldError>}
      <hr className="border-line" />
      <Button variant="secondary" busy={data.isPending} onClick={() => data.mutate()}>
        Download all data
      </Button>
      <Erasure busy={erase.isPending} onConfirm={() => erase.mutate()} />
    </NarrowPage>
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

/** Two presses, because nothing brings it back. */
function Erasure({ busy, onConfirm }: { readonly busy: boolean; readonly onConfirm: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Erase the account
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-3" role="group" aria-label="Erase the account">
      <p>This erases the account and everything in it at once. It can't be brought back.</p>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {busy ? 'Erasing...' : 'Erase it now'}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        Not now
      </Button>
    </div>
  );
}

function Closed() {
  return (
    <Notice title="This page has closed" level={1}>
      <p>It stays open for half an hour. We can send you a new link.</p>
      <a href="/parent" className={buttonClass()}>
        Send me a new link
      </a>
    </Notice>
  );
}
