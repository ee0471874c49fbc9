import { Card } from '../../../ui/display/card.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

const lines = ['w-full', 'w-4/5', 'w-11/12', 'w-3/4'];

export function PlansSkeleton({ className }: { readonly className: string }) {
  return (
    <Loading label="Loading the plans" className={className}>
      {['first', 'second', 'third'].map((card) => (
        <Card key={card} className="flex flex-col gap-5">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-11" />
          {lines.map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </Card>
      ))}
    </Loading>
  );
}
