/** The school's agreement before there is a class: a page for the principal, to read, print, and sign. */
import { brand } from '@qubloom/contract';
import { AgreementFacts } from '../../../product/classes/agreement-facts.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';

export function AgreementToRead() {
  return (
    <div className="page-width flex max-w-3xl flex-col items-start gap-6 py-6 sm:py-10 low:py-3">
      <TextLink to="/for-educators" className="print:hidden">
        Back to For Educators
      </TextLink>
      <h1 className="text-3xl sm:text-4xl">The school&apos;s agreement</h1>
      <p className="max-w-[65ch]">
        {brand.name} teaches quantum computing to classes. Before it keeps anything about a child
        under 13, a parent has to agree. In some countries, the school may agree in place of the
        parents, if it is only for learning. What we keep, and for how long, is on the page{' '}
        <TextLink to="/privacy">Privacy</TextLink>.
      </p>
      <p className="max-w-[65ch]">
        The teacher enters this agreement once, on the page of the class. A school can take it back
        at any time, and the accounts of these learners then end with it.
      </p>
      <AgreementFacts agreed={null} />
    </div>
  );
}
