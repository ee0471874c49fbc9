/** A link that opens nothing any more, and the way to a new one. */
import { linkGone } from '@qubloom/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

export const isLinkGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export function LinkGone({ children }: { readonly children: ReactNode }) {
  return (
    <Notice title="This link is no longer good" level={1}>
      <p>{linkGone}</p>
      {children}
    </Notice>
  );
}
