import type { ReactNode } from 'react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { ButtonLook } from '../../../ui/controls/button.tsx';

export interface MakeClassLinkProps extends ButtonLook {
  readonly children: ReactNode;
}

/** Leads to the classes. Visitors make an account on the way. */
export function MakeClassLink(props: MakeClassLinkProps) {
  const { user } = useAuth();
  return user ? (
    <ButtonLink to="/teach" {...props} />
  ) : (
    <ButtonLink to="/auth" search={{ mode: 'register', returnTo: '/teach' }} {...props} />
  );
}
