import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  GoogleReturnPage,
  type End,
} from '../../../features/accounts/google/google-return-page.tsx';
import { ownPath } from '../../../lib/navigation/own-path.ts';

/** Takes what Google has answered out of the address, before anybody copies it. */
export function GoogleReturnRoute() {
  const { history } = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [answer] = useState(() => search.slice(1));
  useEffect(() => {
    if (answer !== '') history.replace('/auth/google');
  }, [answer, history]);
  // Who comes back before the account is erased is asked there whether to keep it.
  const goOn = ({ user, returnTo }: End) =>
    history.replace(user?.erasesAt ? '/profile' : (ownPath(returnTo) ?? '/dashboard'));
  return <GoogleReturnPage answer={answer} onDone={goOn} />;
}
