/** A page of classes that is loading, or that did not load. */
import { ApiError, errorSentence } from '../../product/api/api.ts';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function ClassLoading({ label }: { readonly label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-6">
      {['h-24', 'h-40'].map((height) => (
        <Card key={height} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className={height} />
        </Card>
      ))}
    </Loading>
  );
}

export interface ClassNotLoadedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function ClassNotLoaded({ error, onRetry }: ClassNotLoadedProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone) return <NotLoaded onRetry={onRetry} />;
  return (
    <Notice title="This isn't here" tone="error">
      <p>{errorSentence(error)}</p>
      <ButtonLink to="/teach">Your classes</ButtonLink>
    </Notice>
  );
}
