import { useEffect, useState } from 'react';

/** Milliseconds after which a pause does good. */
const longSession = 25 * 60 * 1000;

/** Whether this page has been open for so long that it is a good place to stop. */
export function useLongSession(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longSession);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
