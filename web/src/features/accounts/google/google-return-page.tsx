/** The page to which Google returns: known users are signed in, and new ones fill in a form. */
import { brand, type CurrentUser, type GoogleReturn, type Newcomer } from '@qubloom/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { google } from '../../../product/api/endpoints.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useWelcome } from '../use-session.ts';
import { ContinueWithGoogle } from './continue-with-google.tsx';
import { GoogleSignUp } from './google-sign-up.tsx';

/** The signed-in user and the page that they wanted to open. The user is null if Google was only connected. */
export interface End {
  readonly user: CurrentUser | null;
  readonly returnTo: string | null;
}

export interface GoogleReturnPageProps {
  /** The query that Google has added to the address; empty if the user came in another way. */
  readonly answer: string;
  readonly onDone: (end: End) => void;
}

export function GoogleReturnPage({ answer, onDone }: GoogleReturnPageProps) {
  const { end, error } = useEnd(answer, onDone);
  if (error) return <NotDone>{errorSentence(error)}</NotDone>;
  if (answer === '') return <NotDone>There is no answer from Google. Please start again.</NotDone>;
  if (end?.outcome === 'new') {
    const { newcomer, returnTo } = end;
    return <AlmostThere newcomer={newcomer} onIn={(user) => onDone({ user, returnTo })} />;
  }
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <h1 className="sr-only">Sign in with Google</h1>
      <Spinner label="One moment..." className="size-8" />
    </div>
  );
}

/** Sends Google's answer to the server. An answer works only once, so it is sent once, however often effects run. */
function useEnd(answer: string, onDone: GoogleReturnPageProps['onDone']) {
  const welcome = useWelcome();
  const toasts = useToasts();
  const [end, setEnd] = useState<GoogleReturn | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || answer === '') return;
    isSent.current = true;
    const arrive = (end: GoogleReturn) => {
      setEnd(end);
      if (end.outcome === 'signed-in') {
        welcome(end.user);
        onDone(end);
      }
      if (end.outcome === 'connected') {
        toasts.show({
          title: 'Google is connected',
          description: 'From now on you can sign in with it, too.',
        });
        onDone({ user: null, returnTo: '/profile' });
      }
    };
    call(google.finish, { body: { answer } }).then(arrive, setError);
  }, [answer, onDone, toasts, welcome]);
  return { end, error };
}

function NotDone({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  return (
    <Notice
      title={user ? 'Google is not connected' : 'Not signed in with Google'}
      level={1}
      tone="error"
    >
      <p>{children}</p>
      {user ? (
        <ButtonLink to="/profile">Go to your profile</ButtonLink>
      ) : (
        <>
          <ContinueWithGoogle />
          <ButtonLink to="/auth" variant="quiet">
            Log in with your username
          </ButtonLink>
        </>
      )}
    </Notice>
  );
}

interface AlmostThereProps {
  readonly newcomer: Newcomer;
  readonly onIn: (user: CurrentUser) => void;
}

function AlmostThere({ newcomer, onIn }: AlmostThereProps) {
  return (
    <NarrowPage
      title="Almost there"
      intro={`Google knows you, and ${brand.name} doesn't yet. Tell us a little, and you're in.`}
    >
      {newcomer.hasAccountAtAddress && (
        <section className="flex flex-col items-start gap-3 rounded-control bg-action-soft p-4">
          <h2 className="text-lg">Do you have an account already?</h2>
          <p>
            There is one with this email address. Log in with its username and password, then
            connect Google on your profile. Or continue here to create another one.
          </p>
          <ButtonLink to="/auth" search={{ returnTo: '/profile' }} variant="secondary">
            Log in to connect it
          </ButtonLink>
        </section>
      )}
      <GoogleSignUp newcomer={newcomer} onIn={onIn} />
    </NarrowPage>
  );
}
