import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isCodeMissing } from '../lib/code-loading/code-missing.ts';
import { useReload } from '../lib/code-loading/use-reload.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { NetworkError } from '../lib/connectivity/connectivity.ts';

/** Replaces a page that broke or could not be reached. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const lacksCode = isCodeMissing(error);
  const isAway = error instanceof NetworkError || lacksCode;
  const { reload, awayMessage } = useReload();
  const tryAgain = () => {
    if (lacksCode) {
      void reload();
    } else {
      reset();
      void router.invalidate();
    }
  };
  return (
    <Notice
      level={1}
      tone="error"
      title={isAway ? "We can't reach the site" : 'This page ran into a problem'}
    >
      <p>
        {isAway
          ? 'Check your connection, then try again. What you saved is safe, and most of what you opened before still works.'
          : 'What you saved is safe. Try again, or go back to the start.'}
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {awayMessage}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={tryAgain}>Try Again</Button>
        <ButtonLink to="/" variant="secondary">
          Go to the start
        </ButtonLink>
      </div>
    </Notice>
  );
}
