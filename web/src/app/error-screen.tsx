import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { NetworkError } from '../lib/api.ts';
import { isCodeMissing, reloadIfThere } from '../lib/code-missing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** In place of a page that broke or that could not be reached. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const lacksCode = isCodeMissing(error);
  const isAway = error instanceof NetworkError || lacksCode;
  const [tries, setTries] = useState(0);
  const tryAgain = async () => {
    if (lacksCode) {
      if (!(await reloadIfThere())) setTries(tries + 1);
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
          ? 'Check your connection, then try again. What you saved is safe.'
          : 'What you saved is safe. Try again, or go back to the start.'}
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {tries > 0 && `Still no connection (tried ${tries === 1 ? 'once' : `${tries} times`}).`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void tryAgain()}>Try Again</Button>
        <ButtonLink to="/" variant="secondary">
          Go to the start
        </ButtonLink>
      </div>
    </Notice>
  );
}
