/** For a child whose parent has not said yes: why nothing is bought yet. */
import type { ConsentState } from '@qubloom/contract';
import { ButtonLink } from '../../../lib/navigation/button-link.tsx';

export function ConsentFirst({ consent }: { readonly consent: ConsentState }) {
  return (
    <>
      <p>
        {consent === 'withdrawn'
          ? 'Your parent or guardian has switched off buying a plan for now. You can still learn everything on your own.'
          : "Before you can get a plan, your parent or guardian has to say yes. We've sent them an email. Ask them if they've seen it!"}
      </p>
      <p>The free courses, the simulators, and the flashcards are yours all the same.</p>
      <ButtonLink to="/profile" variant="secondary">
        See Your Parent&apos;s Answer
      </ButtonLink>
    </>
  );
}
