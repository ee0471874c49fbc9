import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import {
  forgetVisitorsWork,
  keepVisitorsEntries,
  visitorsEntries,
} from '../../product/storage/learner-storage.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useVisitorsCalls } from '../../product/outgoing/use-outgoing.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { isOpenProgram, mayVisitorsProgramOpen } from './kept-program.ts';
import { isWork } from './kept-work.ts';
import { mergeWork } from './kept-work-merge.ts';
import { workSentence } from './kept-work-words.ts';

export interface KeepWorkProps {
  /** The page waits while the work is saved, so that it opens with everything in it. */
  readonly onSaving: (isSaving: boolean) => void;
}

/** Milliseconds after which the page opens in any case. What is not saved by then waits in the queue. */
const longestWait = 6000;

/** Replaces the page once after signing in, and asks whether earlier work in this browser is the learner's. */
export function KeepWork({ onSaving }: KeepWorkProps) {
  const { user } = useAuth();
  const queries = useQueryClient();
  const calls = useVisitorsCalls();
  const [isSaving, setSaving] = useState(false);
  const [sentence] = useState(() =>
    workSentence(calls.visitorsEntries(), visitorsEntries().filter(isWork)),
  );
  const notice = useRef<HTMLDivElement>(null);
  useScreenTitle('Keep your work');
  // The submitted form is gone.
  useEffect(() => notice.current?.focus(), []);
  if (!user) return null;
  const keep = async () => {
    setSaving(true);
    onSaving(true);
    const mayOpen = await mayVisitorsProgramOpen(user.id, AbortSignal.timeout(longestWait));
    keepVisitorsEntries(user.id, mergeWork);
    const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
    const sent = calls.keepVisitors((entry) => mayOpen || !isOpenProgram(entry));
    await Promise.race([sent, waited]);
    await queries.invalidateQueries();
    onSaving(false);
  };
  const forget = () => {
    forgetVisitorsWork();
    // This notifies the shell, which opens the page.
    calls.forgetVisitors();
  };
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice title="Keep what you did before?" level={1} mood="curious">
        <p>This was done here before you signed in:</p>
        <p className="text-lg text-ink">{sentence}</p>
        <p>If it was you, keep it, and it counts for you. If it was somebody else, start fresh.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isSaving} onClick={() => void keep()}>
            {isSaving ? 'Keeping it...' : 'Keep It'}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={forget}>
            Start Fresh
          </Button>
        </div>
      </Notice>
    </div>
  );
}
