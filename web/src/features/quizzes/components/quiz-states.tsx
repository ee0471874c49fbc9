/** Components that replace the questions while they load, or if they cannot be shown. */
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export interface QuizNoticeProps {
  readonly back: string;
  readonly title: string;
  readonly onBack: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function QuizNotice({ title, back, onBack, action, children }: QuizNoticeProps) {
  return (
    <Notice title={title} tone={action ? 'error' : 'calm'}>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <Button variant="secondary" onClick={onBack}>
          {back}
        </Button>
      </div>
    </Notice>
  );
}

export function QuizSkeleton({ label = 'Loading the quiz' }: { readonly label?: string }) {
  return (
    <Loading
      label={label}
      className="flex flex-col gap-8 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <Skeleton className="h-8 w-1/2" />
      {[0, 1].map((question) => (
        <div key={question} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </Loading>
  );
}
