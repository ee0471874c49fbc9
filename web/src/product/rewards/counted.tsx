/** A number that counts up before the reader's eyes. */
import { useEffect, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';

/** Milliseconds from 0 to the number. */
const duration = 700;
const pause = 30;

/** Screen readers get the number itself. Under reduced motion, so does everybody. */
export function Counted({ number }: { readonly number: number }) {
  const [shown, setShown] = useState(() => (wantsCalm() ? number : 0));
  useEffect(() => {
    if (shown >= number) return undefined;
    const timer = setTimeout(() => {
      setShown(Math.min(number, shown + Math.max(1, Math.round((number * pause) / duration))));
    }, pause);
    return () => clearTimeout(timer);
  }, [shown, number]);
  return (
    <>
      <span className="sr-only">{number}</span>
      <span aria-hidden className="tabular-nums">
        {shown}
      </span>
    </>
  );
}
