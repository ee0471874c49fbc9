/** A record that is loading. */
import { Card } from '../../../ui/display/card.tsx';
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
