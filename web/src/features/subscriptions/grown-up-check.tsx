/** A learner under 18 gets a grown-up, and the payment provider writes to that grown-up. */
import { grownUpNeeded, grownUpsEmailNeeded, type AgeRange } from '@qubloom/contract';
import { useState, type ReactNode } from 'react';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

export interface GrownUp {
  /** The question; null if none is needed. */
  readonly check: ReactNode;
  /** Runs the callback if a grown-up is there, else asks for one. */
  readonly withGrownUp: (work: (consent: GrownUpConsent) => void) => void;
}

/** The form that the server receives. */
export interface GrownUpConsent {
  readonly grownUp?: true;
  readonly payerEmail?: string;
}

/** @param isFirstPayment Whether it is the learner's first payment; later on, the payer is known. */
export function useGrownUp(ageRange: AgeRange, isFirstPayment: boolean): GrownUp {
  const [isThere, setThere] = useState(false);
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  if (ageRange === '18-plus') return { check: null, withGrownUp: (work) => work({}) };
  // Below 13, the account has a parent's address.
  const asksEmail = isFirstPayment && ageRange === '13-17';
  const emailProblem = asksEmail ? problemOf(email.trim()) : undefined;
  return {
    check: (
      <div className="flex flex-col gap-3 rounded-control bg-sunken p-4">
        <p>
          <strong>This part is for a grown-up.</strong> Paying is their job. Go get one, and do it
          together.
        </p>
        <CheckBox
          checked={isThere}
          onChange={setThere}
          error={isAsked && !isThere ? grownUpNeeded : undefined}
        >
          I&apos;m a grown-up, and I&apos;m the one who pays.
        </CheckBox>
        {asksEmail && (
          <TextField
            label="The grown-up's email"
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={isAsked ? emailProblem : undefined}
            hint="Receipts and every change of the plan go there, and to the account's own address."
          />
        )}
      </div>
    ),
    withGrownUp(work) {
      setAsked(true);
      if (!isThere || emailProblem !== undefined) return;
      work({ grownUp: true, ...(asksEmail && { payerEmail: email.trim() }) });
    },
  };
}

/** The server checks more strictly. */
function problemOf(email: string): string | undefined {
  if (email === '') return grownUpsEmailNeeded;
  return /^\S+@\S+$/.test(email) ? undefined : 'Please enter a valid email address.';
}
