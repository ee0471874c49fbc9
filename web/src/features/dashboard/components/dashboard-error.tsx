import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export function DashboardError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="Error!" tone="error" level={1}>
      <p>Unable to load dashboard data. Please try again later.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </Notice>
  );
}
