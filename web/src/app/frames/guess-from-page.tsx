import { type ReactNode, useState } from 'react';
import { GuessRunContext, parseGhost } from '../../diagrams/trials/guess-run.ts';

export interface GuessFromPageProps {
  /** Query of the address: `guess=locked` and `ghost=0:25,1:75`. */
  readonly query: string;
  /** Called once. */
  readonly onRun: () => void;
  readonly children: ReactNode;
}

/** The guess that was locked on the surrounding page waits for the run in the frame. */
export function GuessFromPage({ query, onRun, children }: GuessFromPageProps) {
  const [guess] = useState(() => {
    const asked = new URLSearchParams(query);
    return {
      isLocked: asked.get('guess') === 'locked',
      ghost: parseGhost(asked.get('ghost') ?? ''),
    };
  });
  const [hasRun, setRun] = useState(false);
  const run = {
    isAwaited: guess.isLocked && !hasRun,
    ghost: guess.ghost,
    onRun: () => {
      if (hasRun) return;
      setRun(true);
      onRun();
    },
  };
  return <GuessRunContext value={run}>{children}</GuessRunContext>;
}
