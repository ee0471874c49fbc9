/** Leads from a parent's yes, and from the parent's page, to the family page of an account of the parent's own. */
import { useAuth } from '../../../product/learner/auth.tsx';
import { keepFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

export interface FamilyOfferProps {
  readonly pageKey: string;
  readonly firstName: string;
}

export function FamilyOffer({ pageKey, firstName }: FamilyOfferProps) {
  const { user } = useAuth();
  const keep = () => keepFamilyKey(pageKey);
  if (user) {
    return (
      <ButtonLink to="/family" variant="secondary" onClick={keep}>
        See {firstName}&apos;s progress on your family page
      </ButtonLink>
    );
  }
  return (
    <div role="group" aria-label="Your family page" className="flex flex-col gap-3">
      <p>
        See how {firstName} learns: with an account of your own, for ages 18 and older, {firstName}{' '}
        is on your family page.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to="/auth"
          search={{ mode: 'register', returnTo: '/family' }}
          variant="secondary"
          onClick={keep}
        >
          Create an Account
        </ButtonLink>
        <ButtonLink to="/auth" search={{ returnTo: '/family' }} variant="quiet" onClick={keep}>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}
