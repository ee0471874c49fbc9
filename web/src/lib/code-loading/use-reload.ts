import { useState } from 'react';
import { reloadIfThere } from './code-missing.ts';

/**
 * "Try Again" for code that failed to load: reloads the page, and counts the tries while the site cannot be
 * reached.
 */
export function useReload() {
  const [tries, setTries] = useState(0);
  const reload = async () => {
    if (!(await reloadIfThere())) setTries((before) => before + 1);
  };
  const awayMessage =
    tries > 0 && `Still no connection (tried ${tries === 1 ? 'once' : `${tries} times`}).`;
  return { reload, awayMessage };
}
