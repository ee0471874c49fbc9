import { leaveFor } from '../../lib/browser/leave.ts';

/** Loads the whole page, because somebody else may be signed in from now on. @param path an address on this site */
export function goOnTo(path: string): void {
  leaveFor(new URL(path, window.location.href).href);
}
