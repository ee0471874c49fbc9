import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True once the page has had nothing else to do: for what may come after its first drawing. */
export function useIdle(): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return wasIdle;
}
