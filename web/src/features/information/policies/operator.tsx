import { brand } from '@qubloom/contract';
import { operatorText, useSiteFacts } from '../../../product/site/site-facts.ts';

/** The person or organization with whom a policy is an agreement, if the site's settings name one. */
export function Operator() {
  const { operator } = useSiteFacts();
  if (operator.name === null) return null;
  return (
    <p>
      This {brand.name} is run by {operatorText(operator)}.
    </p>
  );
}
