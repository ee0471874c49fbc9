/** Names an assignment above the lab in which it is done, and hands it in. */
import type { AssignedWork } from '@qubloom/contract';
import { errorSentence } from '../../../product/api/api.ts';
import { dueDayText, momentText } from '../../../product/classes/due-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { useHandIn } from './use-hand-in.ts';

export interface WorkHeaderProps {
  readonly work: AssignedWork;
  /** The text that would be handed in now; null if it cannot be written. */
  readonly current: string | null;
}

export function WorkHeader({ work, current }: WorkHeaderProps) {
  const { title, instructions, className, dueOn, handedIn, mayHandIn } = work;
  const { handIn, isPending, error, isWaiting } = useHandIn(work);
  const isChanged = handedIn !== null && current !== null && current !== handedIn.work;
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="flex min-w-[min(100%,18rem)] flex-1 flex-col gap-1">
        <p className="text-[0.9375rem] break-words text-ink-soft">
          For {className}, by the end of {dueDayText(dueOn)}
        </p>
        <h1 className="text-2xl break-words sm:text-3xl">{title}</h1>
        <p className="max-w-[70ch] break-words">{instructions}</p>
      </div>
      <div className="flex max-w-80 flex-col items-start gap-2">
        {mayHandIn && (
          <Button busy={isPending} onClick={() => current !== null && handIn(current)}>
            {isPending ? 'Handing in...' : handedIn ? 'Hand in again' : 'Hand in'}
          </Button>
        )}
        <p role="status" className="text-[0.9375rem] text-ink-soft">
          {isWaiting
            ? 'It waits here, and goes to your teacher as soon as the site can be reached.'
            : stateText(work, isChanged)}
        </p>
        {error && <FieldError>{errorSentence(error)}</FieldError>}
      </div>
    </header>
  );
}

function stateText({ handedIn, mayHandIn, isOver }: AssignedWork, isChanged: boolean): string {
  if (handedIn === null && !mayHandIn) {
    return 'Your learners begin with this. What you try here stays with you.';
  }
  if (handedIn === null) {
    return isOver ? 'The day is over, but you can still hand it in once.' : '';
  }
  const handed = `Handed in on ${momentText(handedIn.at)}.`;
  if (!mayHandIn) return `${handed} The day is over, so that one counts.`;
  return isChanged ? `${handed} You've changed it since then.` : handed;
}
