/** The code of the question before a lesson is completed unread loads while the page is idle. */
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { AskFirstProps } from './ask-first.tsx';

export const AskFirst = lazyPart<AskFirstProps>(
  async () => (await import('./ask-first.tsx')).AskFirst,
  AskNothing,
);

/** If the code has not loaded, the button acts without asking. */
function AskNothing({ isOpen, onOpenChange, onComplete }: AskFirstProps) {
  const complete = useEffectEvent(() => {
    onOpenChange(false);
    onComplete('marked');
  });
  useEffect(() => {
    if (isOpen) complete();
  }, [isOpen]);
  return null;
}
