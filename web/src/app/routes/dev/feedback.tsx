import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Success } from '../../../ui/feedback/success.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { longText, Row, Sample } from './sample.tsx';

export function FeedbackSamples() {
  const toasts = useToasts();
  return (
    <>
      <Sample name="feedback/notice">
        <Notice title="No courses found" mood="curious">
          <p>Try another level.</p>
          <Button>View All Courses</Button>
        </Notice>
        <Notice title="Error!" tone="error">
          <p>{longText}</p>
          <Button variant="secondary">Try Again</Button>
        </Notice>
        <Notice title="Set Completed" mood="celebrating" />
      </Sample>
      <Sample name="feedback/success">
        <Success strength="step">You counted the places, and each one has its own value.</Success>
        <Success strength="task">You tested both inputs.</Success>
      </Sample>
      <Sample name="feedback/progress">
        {[0, 3, 40, 100].map((value) => (
          <Progress key={value} value={value} label={`${String(value)}% done`} />
        ))}
      </Sample>
      <Sample name="feedback/skeleton">
        <Loading label="Loading a sample" className="flex flex-col gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-24 rounded-card" />
        </Loading>
      </Sample>
      <Sample name="feedback/spinner">
        <Row>
          <Spinner className="size-6" />
          <Spinner label="Searching" />
        </Row>
      </Sample>
      <Sample name="feedback/toaster">
        <Row>
          <Button
            variant="secondary"
            onClick={() => toasts.show({ title: 'Link Copied', description: longText })}
          >
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({ title: 'Error!', description: longText, variant: 'destructive' })
            }
          >
            Show an error
          </Button>
        </Row>
      </Sample>
    </>
  );
}
