/** The way in through Google, on sites that offer it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../lib/api/api.ts';
import { google } from '../../../lib/api/endpoints.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { GoogleMark } from './google-mark.tsx';
import { offeredWaysQuery } from './sign-in-ways.ts';

interface ContinueWithGoogleProps {
  /** A page of ours that one goes on to. */
  readonly returnTo?: string | undefined;
}

export function ContinueWithGoogle({ returnTo }: ContinueWithGoogleProps) {
  const begin = useMutation({
    mutationFn: () => call(google.begin, { body: returnTo === undefined ? {} : { returnTo } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
  // The page is still there for a moment after it has been told to go.
  const isLeaving = begin.isPending || begin.isSuccess;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" size="large" busy={isLeaving} onClick={() => begin.mutate()}>
        {!isLeaving && <GoogleMark />}
        Continue with Google
      </Button>
      {begin.error && <FieldError>{sentenceOf(begin.error)}</FieldError>}
    </div>
  );
}

/** Below a form; nothing where the site does not offer it. */
export function OrWithGoogle(props: ContinueWithGoogleProps) {
  const { data } = useQuery(offeredWaysQuery);
  if (!data?.offered.includes('google')) return null;
  return (
    <>
      <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ContinueWithGoogle {...props} />
    </>
  );
}
