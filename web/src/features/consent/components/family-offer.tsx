/** Leads from the parent's page to the family page of an account of the parent's own. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { keepFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';

export interface FamilyOfferProps {
  readonly pageKey: string;
  readonly firstName: string;
}

export function FamilyOffer({ pageKey, firstName }: FamilyOfferProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [isExplained, setExplained] = useState(false);
  const open = () => {
    keepFamilyKey(pageKey);
    if (user?.ageRange === '18-plus') void navigate({ to: '/family' });
    else setExplained(true);
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" aria-expanded={isExplained} onClick={open}>
        See {firstName}&apos;s progress on your family page
      </Button>
      {isExplained && (
        <div role="group" aria-label="Your family page" className="flex flex-col gap-3">
          <p role="status">
            {user
              ? `Here, ${user.username} is signed in, and that isn't an account for ages 18 and older. Log out first, then sign in with your own account and open the family page.`
              : `You need an account of your own for that, for ages 18 and older; then ${firstName} is on your family page.`}
          </p>
          {!user && (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/auth" search={{ returnTo: '/family' }}>
                Sign In
              </ButtonLink>
              <ButtonLink
                to="/auth"
                search={{ mode: 'register', returnTo: '/family' }}
                variant="secondary"
              >
                Create an Account
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
