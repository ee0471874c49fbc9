/** Usernames and first passwords of new accounts, which are shown only here. */
import type { ClassSlip, SchoolClass } from '@qubloom/contract';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { bringIntoView, useBroughtIntoView } from '../../../lib/browser/bring-into-view.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DownloadSlips } from './download-slips.tsx';

export interface NewSlipsProps {
  readonly shown: SchoolClass;
  readonly slips: readonly ClassSlip[];
  readonly onDone: () => void;
}

export function NewSlips({ shown, slips, onDone }: NewSlipsProps) {
  const [isDownloaded, setDownloaded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    if (card.current) bringIntoView(card.current);
  }, []);
  // The list of learners above has grown then.
  useBroughtIntoView(card, shown.learnerCount);
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
    <div ref={card}>
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
        <DownloadSlips classId={shown.id} slips={slips} onDownloaded={() => setDownloaded(true)} />
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
    </div>
  );
}
