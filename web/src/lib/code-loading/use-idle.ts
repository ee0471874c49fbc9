import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True once the page has been idle. For content that may come after its first rendering. */
export function useIdle(): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return wasIdle;
}
