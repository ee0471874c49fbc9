import type { SchoolClass } from '@qubloom/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { AgreementForm } from '../add/agreement-form.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';

export interface AgreementCardProps {
  readonly shown: SchoolClass;
  readonly agreement: NonNullable<SchoolClass['agreement']>;
}

export function AgreementCard({ shown, agreement }: AgreementCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection title="The school's agreement">
      <p className="break-words">
        {agreement.agreedBy} agreed for {agreement.school} on {formatDay(agreement.agreedAt)}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to="/teach/$classId"
          params={{ classId: String(shown.id) }}
          search={{ show: 'agreement' }}
          variant="secondary"
        >
          Page to print
        </ButtonLink>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change it
        </Button>
      </div>
      {isOpen && <AgreementForm shown={shown} onAgreed={() => setOpen(false)} />}
    </CardSection>
  );
}
