/** A record that is loading, and a record or a family that did not load. */
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function RecordLoading() {
  return (
    <Loading label="Getting the record..." className="flex flex-col gap-6">
      {['h-40', 'h-28', 'h-56'].map((height) => (
        <Card key={height} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className={height} />
        </Card>
      ))}
    </Loading>
  );
}

export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="That didn't load" tone="error">
      <p>Nothing is lost. Look again in a moment.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </Notice>
  );
}
