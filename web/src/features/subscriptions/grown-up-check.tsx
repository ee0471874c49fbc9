/** Who is younger than 18 fetches a grown-up. */
import { grownUpNeeded, type AgeRange } from '@qubloom/contract';
import { useState, type ReactNode } from 'react';
import { CheckBox } from '../../ui/controls/check-box.tsx';

export interface GrownUp {
  /** Whether one has to sit there. */
  readonly isNeeded: boolean;
  /** The question; nothing where none is needed. */
  readonly check: ReactNode;
  /** Does the work once a grown-up is there, else asks for one. */
  readonly withGrownUp: (work: () => void) => void;
}

export function useGrownUp(ageRange: AgeRange): GrownUp {
  const [isThere, setThere] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isNeeded = ageRange !== '18-plus';
  const isMissing = isNeeded && !isThere;
  return {
    isNeeded,
    check: isNeeded && (
      <GrownUpCheck
        checked={isThere}
        onChange={setThere}
        error={isAsked && isMissing ? grownUpNeeded : undefined}
      />
    ),
    withGrownUp(work) {
      setAsked(true);
      if (!isMissing) work();
    },
  };
}

interface GrownUpCheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
}

function GrownUpCheck(props: GrownUpCheckProps) {
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-4">
      <p>
        <strong>This part is for a grown-up.</strong> Paying is their job. Go get one, and do it
        together.
      </p>
      <CheckBox {...props}>I&apos;m a grown-up, and I&apos;m the one who pays.</CheckBox>
    </div>
  );
}
