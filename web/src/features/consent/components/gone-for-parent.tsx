import { linkGone } from '@qubloom/contract';
import { ApiError } from '../../../lib/api/api.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** A link that opens nothing any more. The parent's page does what the notice's page does, and more. */
export function GoneForParent() {
  return (
    <Notice title="This link is no longer good" level={1}>
      <p>{linkGone}</p>
      <ButtonLink to="/parent">Send me a new link</ButtonLink>
    </Notice>
  );
}
