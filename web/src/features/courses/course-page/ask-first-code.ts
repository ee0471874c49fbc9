/** The code of what is asked before a lesson that was not read is completed comes while the page is idle. */
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { AskFirstProps } from './ask-first.tsx';

export const AskFirst = lazyPart<AskFirstProps>(
  async () => (await import('./ask-first.tsx')).AskFirst,
  AskNothing,
);

/** Without its code the button does what it says. */
function AskNothing({ isOpen, onOpenChange, onKnown }: AskFirstProps) {
  const complete = useEffectEvent(() => {
    onOpenChange(false);
    onKnown();
  });
  useEffect(() => {
    if (isOpen) complete();
  }, [isOpen]);
  return null;
}
