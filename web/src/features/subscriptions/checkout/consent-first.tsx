/** Explains to a child whose parent has not said yes why nothing can be bought yet. */
import type { ConsentState } from '@qubloom/contract';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

/** A parent's answer about buying; `other-things`: yes, but not to buying. */
export type WordOnBuying = ConsentState | 'other-things';

const reasons: Readonly<Record<Exclude<WordOnBuying, 'confirmed'>, string>> = {
  pending:
    "Before you can get a plan, your parent or guardian has to say yes. We've sent them an email. Ask them if they've seen it!",
  withdrawn:
    'Your parent or guardian has switched off buying a plan for now. You can still learn everything on your own.',
  'other-things':
    "Your parent or guardian hasn't said yes to buying a plan. Talk to them if you'd like one.",
};

export function ConsentFirst({ word }: { readonly word: keyof typeof reasons }) {
  return (
    <>
      <p>{reasons[word]}</p>
      <p>The free courses, the simulators, and the flashcards are yours all the same.</p>
      <ButtonLink to="/profile" variant="secondary">
        See Your Parent&apos;s Answer
      </ButtonLink>
    </>
  );
}
