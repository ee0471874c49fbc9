/** A page, or a part of one, that did not load. */
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="That didn't load" tone="error">
      <p>Nothing is lost. Look again in a moment.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </Notice>
  );
}
