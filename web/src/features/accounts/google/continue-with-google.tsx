/** Signing in with Google, on sites that offer it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { google } from '../../../product/api/endpoints.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { GoogleMark } from './google-mark.tsx';
import { offeredMethodsQuery } from './sign-in-methods.ts';

interface ContinueWithGoogleProps {
  /** The page of ours to open afterward. */
  readonly returnTo?: string | undefined;
}

export function ContinueWithGoogle({ returnTo }: ContinueWithGoogleProps) {
  const begin = useMutation({
    mutationFn: () => call(google.begin, { body: returnTo === undefined ? {} : { returnTo } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
  // The page stays visible for a moment after the navigation has started.
  const isLeaving = begin.isPending || begin.isSuccess;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" size="large" busy={isLeaving} onClick={() => begin.mutate()}>
        {!isLeaving && <GoogleMark />}
        Continue with Google
      </Button>
      {begin.error && <FieldError>{errorSentence(begin.error)}</FieldError>}
    </div>
  );
}

/** Shown below a form. Renders nothing if the site does not offer it. */
export function OrWithGoogle(props: ContinueWithGoogleProps) {
  const { data } = useQuery(offeredMethodsQuery);
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
