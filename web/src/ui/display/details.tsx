import type { DetailsHTMLAttributes } from 'react';
import { bringIntoView } from '../../lib/browser/bring-into-view.ts';

/** Opens on a press, and brings what it holds into view. */
export function Details(props: DetailsHTMLAttributes<HTMLDetailsElement>) {
  const { onToggle, ...rest } = props;
  return (
    <details
      {...rest}
      onToggle={(event) => {
        if (event.currentTarget.open) bringIntoView(event.currentTarget);
        onToggle?.(event);
      }}
    />
  );
}
