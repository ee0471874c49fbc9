import { useState } from 'react';
import { reloadIfThere } from './code-missing.ts';

/** "Try Again" for code that did not come: loads the page anew, and counts the tries while the site is away. */
export function useReload() {
  const [tries, setTries] = useState(0);
  const reload = async () => {
    if (!(await reloadIfThere())) setTries((before) => before + 1);
  };
  const awayMessage =
    tries > 0 && `Still no connection (tried ${tries === 1 ? 'once' : `${tries} times`}).`;
  return { reload, awayMessage };
}
