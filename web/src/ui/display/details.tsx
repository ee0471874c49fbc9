import type { DetailsHTMLAttributes } from 'react';
import { bringIntoView } from '../../lib/browser/bring-into-view.ts';

/** A native disclosure that scrolls its content into view when it opens. */
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
