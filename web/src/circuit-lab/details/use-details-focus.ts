/** Moves the focus from a gate into its details on Enter, and back on Escape. */
import { useEffect, useRef, type RefObject } from 'react';
import { actionOfKey, keyOfEvent } from '../commands/keys.ts';
import { useLab } from '../lab-context.tsx';

/** Returns the function for Enter. `root` is the editor. `panel` is the popover, which exists only while it is open. */
export function useDetailsFocus(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): () => void {
  const { state, dispatch } = useLab();
  const { cursor } = state;
  useEffect(() => {
    const popover = panel.current;
    const back = (event: KeyboardEvent) => {
      const result = actionOfKey(keyOfEvent(event), state, 'details');
      if (!result || typeof result === 'string') return;
      // The focus returns to the cell that the details belong to.
      root.current?.querySelector<HTMLElement>('[data-wire][data-column][tabindex="0"]')?.focus();
      dispatch(result);
    };
    popover?.addEventListener('keydown', back);
    return () => popover?.removeEventListener('keydown', back);
  }, [root, panel, state, dispatch]);
  const isEntering = useRef(false);
  useEffect(() => {
    if (isEntering.current) focusFirst(panel.current);
    isEntering.current = false;
  });
  return () => {
    isEntering.current = true;
    dispatch({ kind: 'open-details', at: cursor });
  };
}

function focusFirst(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('input, select');
  (field ?? panel?.querySelector('button') ?? panel)?.focus();
}
