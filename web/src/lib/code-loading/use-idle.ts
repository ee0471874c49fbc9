import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Returns true once the page has been idle, for content that may appear after the first rendering. */
export function useIdle(): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return wasIdle;
}
