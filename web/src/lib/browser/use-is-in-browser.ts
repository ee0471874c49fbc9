import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false while a page is prerendered and in the rendering that hydrates it, and true from then on. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
