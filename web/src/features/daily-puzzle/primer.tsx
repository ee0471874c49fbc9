import type { DailyPuzzle } from '@qubloom/contract';
import { primerOf } from '@qubloom/curriculum';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { GateBox } from '../../diagrams/circuit-strip/gate-box.tsx';
import { Details } from '../../ui/display/details.tsx';

export interface PrimerProps {
  readonly puzzle: DailyPuzzle;
  /** The learner has solved a puzzle of its kind. That folds them, which makes room for the reply. */
  readonly isKnown: boolean;
}

/**
 * The pieces of a puzzle in a few lines, open for whoever is new to its kind. If they would push the puzzle off the
 * screen, they are folded, and stay as the learner leaves them.
 */
export function Primer({ puzzle, isKnown }: PrimerProps) {
  const [isOpen, setIsOpen] = useState(!isKnown);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) {
    setWasKnown(true);
    setIsOpen(false);
  }
  const wasPressed = useRef(false);
  const foldIfTooHigh = useEffectEvent(() => {
    const isTooHigh = document.documentElement.scrollHeight > window.innerHeight;
    if (isTooHigh && !wasPressed.current) setIsOpen(false);
  });
  useLayoutEffect(() => foldIfTooHigh(), []);
  useEffect(() => {
    const fold = () => foldIfTooHigh();
    window.addEventListener('resize', fold);
    return () => window.removeEventListener('resize', fold);
  }, []);
  return (
    <Details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="max-w-3xl rounded-card px-3 open:bg-action-soft open:pb-2 not-open:-mx-3 low:not-open:-my-3 low:open:basis-full"
    >
      <summary
        onClick={() => {
          wasPressed.current = true;
        }}
        className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm text-action-ink underline underline-offset-4"
      >
        What do the pieces do?
      </summary>
      <ul className="grid gap-1.5 text-[0.9375rem] leading-snug low:gap-1">
        {primerOf(puzzle).map(({ cells, text }) => (
          <li key={text} className="flex gap-2">
            {cells.length > 0 && cells.length < 3 && (
              <span aria-hidden className="flex shrink-0 gap-1">
                {cells.map((cell) => (
                  <span key={cell} className="block size-6">
                    <GateBox cell={cell} fixed isSmall />
                  </span>
                ))}
              </span>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Details>
  );
}
