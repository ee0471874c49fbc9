/** The facts that a school agrees to for its learners under 13. Until it has, they have lines to fill in. */
import { brand, type SchoolClass } from '@qubloom/contract';
import { Printer } from 'lucide-react';
import { formatDay } from '../../lib/dates/format-day.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/display/card.tsx';

interface AgreementFactsProps {
  /** Null if no school has agreed yet. */
  readonly agreed: Pick<SchoolClass, 'name' | 'agreement'> | null;
}

const line = '________________________';
const choice = 'Open or closed? The school decides: ________';

export function AgreementFacts({ agreed }: AgreementFactsProps) {
  const agreement = agreed?.agreement;
  return (
    <>
      <Card className="w-full">
        <dl className="flex flex-col gap-4">
          <Fact term="Class" text={agreed?.name ?? line} />
          <Fact term="School" text={agreement?.school ?? line} />
          <Fact term="Country" text={agreement?.country ?? line} />
          <Fact term="Agreed by" text={agreement?.agreedBy ?? line} />
          <Fact term="Day" text={agreement ? formatDay(agreement.agreedAt) : line} />
          <Fact
            term="Learners under 13"
            text={`The school may agree in place of the parents, and it agrees that ${brand.name} keeps what these learners do here, for learning only.`}
          />
          <Fact
            term="Study rooms"
            text={agreement ? (agreement.rooms ? 'Open' : 'Closed') : choice}
          />
          <Fact
            term="Chat in their own words"
            text={agreement ? (agreement.freeChat ? 'Open, behind a filter' : 'Closed') : choice}
          />
          <Fact term="Buying" text="Closed" />
        </dl>
      </Card>
      <Button className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print this page
      </Button>
    </>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words">{text}</dd>
    </div>
  );
}
