/** What a parent sees and changes of their child's account. */
import type { BodyInput, Child, consent as endpoints } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sentenceOf } from '../../../lib/api/api.ts';
import { consent } from '../../../lib/api/endpoints.ts';
import { download } from '../../../lib/browser/download.ts';
import { isLinkGone } from '../../../product/mailed-links/mailed-link.tsx';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { EraseButton } from './erase-button.tsx';
import { Outcome } from './outcome.tsx';
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
    onSuccess: (all) => {
      const content = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
      download(`${child.username}.json`, content);
    },
  });
  const error = change.error ?? data.error ?? erase.error;
  if (isLinkGone(error)) return <Closed />;
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
          : 'Study rooms, chat, buying and being seen by other learners are off. Learning on their own always works.'}
      </p>
      {isConfirmed ? (
        <CheckBox checked={child.freeChat} onChange={(freeChat) => change.mutate({ freeChat })}>
          {child.firstName} may chat in their own words.
        </CheckBox>
      ) : (
        <WhatWeKeep />
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
      {error && <FieldError>{sentenceOf(error)}</FieldError>}
      <hr className="border-line" />
      <Button variant="secondary" busy={data.isPending} onClick={() => data.mutate()}>
        Download all data
      </Button>
      <EraseButton
        label="Erase the account"
        variant="quiet"
        warning="This erases the account and everything in it at once."
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
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
