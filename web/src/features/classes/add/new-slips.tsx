/** Usernames and first passwords of new accounts, which are shown only here. */
import type { ClassId, ClassSlip } from '@qubloom/contract';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DownloadSlips } from './download-slips.tsx';

export interface NewSlipsProps {
  readonly classId: ClassId;
  readonly slips: readonly ClassSlip[];
  readonly onDone: () => void;
}

export function NewSlips({ classId, slips, onDone }: NewSlipsProps) {
  const [isDownloaded, setDownloaded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => place.current?.focus(), []);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => !isDownloaded,
    enableBeforeUnload: () => !isDownloaded,
    withResolver: true,
  });
  const isLeaving = status === 'blocked';
  const stay = () => {
    setAsked(false);
    if (isLeaving) reset();
  };
  return (
    <CardSection
      title="Usernames and passwords"
      intro="This is the only time that these passwords are shown. Download the slips, print them, and cut them out."
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        <p role="status">
          {slips.length === 1
            ? 'One account is ready.'
            : `${String(slips.length)} accounts are ready.`}
        </p>
      </div>
      <DownloadSlips classId={classId} slips={slips} onDownloaded={() => setDownloaded(true)} />
      <ul className="flex flex-col divide-y divide-line">
        {slips.map(({ id, name, username, password }) => (
          <li
            key={id}
            className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <strong className="font-medium break-words">{name}</strong>
            <span className="font-mono wrap-anywhere">
              <span className="sr-only">Username: </span>
              {username}
            </span>
            <span className="font-mono wrap-anywhere">
              <span className="sr-only">Password: </span>
              {password}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => (isDownloaded ? onDone() : setAsked(true))}
      >
        Done
      </Button>
      <Dialog
        title="Leave without the slips?"
        description="The slips are not downloaded yet. Once you leave, nobody can show these passwords again; you would have to make a new one for each learner."
        isOpen={isAsked || isLeaving}
        onOpenChange={(next) => !next && stay()}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>Stay here</Button>
          <Button variant="quiet" onClick={() => (isLeaving ? proceed() : onDone())}>
            Leave without them
          </Button>
        </div>
      </Dialog>
    </CardSection>
  );
}
