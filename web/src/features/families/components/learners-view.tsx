/** The family page of a learner under 18. */
import type { AgeRange, Family } from '@qubloom/contract';
import { keptFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { MakeCode } from './make-code.tsx';
import { WhoSees } from './who-sees.tsx';

export interface LearnersViewProps {
  readonly family: Family;
  readonly ageRange: AgeRange;
}

export function LearnersView({ family: { grownUps, canMakeCode }, ageRange }: LearnersViewProps) {
  return (
    <>
      {keptFamilyKey() !== null && <NeedsGrownUp />}
      <WhoSees grownUps={grownUps} ageRange={ageRange} />
      {canMakeCode && <MakeCode />}
      {ageRange === 'under-13' && <MadeByParent hasAny={grownUps.length > 0} />}
    </>
  );
}

/** A parent has come from the parent's page, in a browser in which a child is signed in. */
function NeedsGrownUp() {
  return (
    <CardSection title="This is a learner's account">
      <p>
        To see how your child learns, log out here, then sign in with an account of your own, for
        ages 18 and older, and open the family page.
      </p>
    </CardSection>
  );
}

function MadeByParent({ hasAny }: { readonly hasAny: boolean }) {
  return (
    <CardSection title="Who decides">
      <p>
        {hasAny
          ? 'Your parent or guardian added themselves, and only they can change that. Talk to them if it bothers you.'
          : "Under 13, only your parent or guardian can add themselves. They do it on the parent's page, and we email them the link to it."}
      </p>
    </CardSection>
  );
}
