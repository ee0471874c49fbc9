/**
 * Pages that an emailed link opens: while the link is checked, if it does not work anymore, and if the check failed.
 */
import { linkGone } from '@qubloom/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '../api/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

export const isLinkGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export interface LinkGoneProps {
  /** The way to get a new link. */
  readonly children: ReactNode;
}

export function LinkGone({ children }: LinkGoneProps) {
  return (
    <Notice title="This link is no longer good" level={1}>
      <p>{linkGone}</p>
      {children}
    </Notice>
  );
}

export interface LookedUpLinkProps<About> {
  /** Title of the page while there is nothing else to read. */
  readonly title: string;
  /** The person or the thing that the link is about. Asking does not use the link up. */
  readonly found: UseQueryResult<About>;
  /** The way to get a new link. */
  readonly again: ReactNode;
  readonly children: (about: About) => ReactNode;
}

export function LookedUpLink<About>({ title, found, again, children }: LookedUpLinkProps<About>) {
  const { data, error, refetch } = found;
  if (isLinkGone(error)) return <LinkGone>{again}</LinkGone>;
  if (error) {
    return (
      <Notice title="That didn't work" tone="error" level={1}>
        <p>{errorSentence(error)}</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div className="grid min-h-[50vh] place-items-center">
        <h1 className="sr-only">{title}</h1>
        <Spinner label="Looking at your link..." className="size-8" />
      </div>
    );
  }
  return children(data);
}
