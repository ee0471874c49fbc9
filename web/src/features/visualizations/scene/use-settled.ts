import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const pause = 500;

/**
 * Returns a text once it has stopped changing, so that a screen reader announces only a slider's final position.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
