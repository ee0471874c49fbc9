import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { forgetSessionEnd, type SessionEnd } from '../../product/learner/auth.tsx';
import { erasureHint } from '../../product/learner/erasure-hint.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Replaces the whole page after the session has ended in another tab or on the server. */
export function SignedOutNotice({ end }: { readonly end: SessionEnd }) {
  const queryClient = useQueryClient();
  const returnTo = useLocation({ select: ({ href }) => href });
  const notice = useRef<HTMLDivElement>(null);
  useScreenTitle('Signed out');
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice title="You've been signed out" tone="error" level={1} mood="curious">
        <p>Your progress is safe. Sign in, and you go on right here.{erasureHint(end)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/auth" search={{ returnTo }}>
            Sign In
          </ButtonLink>
          <Button variant="secondary" onClick={() => forgetSessionEnd(queryClient)}>
            Look Around
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Shown above a page that a learner opens after their session has ended. */
export function SignedOutStrip({ end }: { readonly end: SessionEnd }) {
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <div
      role="status"
      className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-action-soft py-2 text-action-ink"
    >
      <p>You&apos;ve been signed out. Sign in to find your progress.{erasureHint(end)}</p>
      <ButtonLink to="/auth" search={{ returnTo }} variant="secondary" size="small">
        Sign In
      </ButtonLink>
    </div>
  );
}
