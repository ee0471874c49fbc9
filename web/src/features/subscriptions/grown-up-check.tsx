/** Who is younger than 18 fetches a grown-up. */
import { CheckBox } from '../../ui/controls/check-box.tsx';

export const grownUpNeeded = 'Please ask a grown-up to sit with you.';

export interface GrownUpCheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

export function GrownUpCheck(props: GrownUpCheckProps) {
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
