/** Starts a lesson in front of a class. */
import type { LessonId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, errorSentence } from '../../../product/api/api.ts';
import { liveLessons } from '../../../product/api/endpoints.ts';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { liveLessonQuery } from '../queries.ts';

export interface StartLessonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly classId: string;
  readonly lessonId: LessonId;
  /** Named for screen readers if the button is beside others. */
  readonly title?: string;
}

export function StartLesson({ classId, lessonId, title, ...look }: StartLessonProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => call(liveLessons.start, { params: { id: classId }, body: { lessonId } }),
    onSuccess: (live) => {
      queryClient.setQueryData(liveLessonQuery(classId).queryKey, () => ({ live }));
      return navigate({ to: '/teach/$classId/live', params: { classId } });
    },
  });
  return (
    <>
      <Button {...look} busy={start.isPending} onClick={() => start.mutate()}>
        <span>
          Teach it live {title !== undefined && <span className="sr-only">: {title}</span>}
        </span>
      </Button>
      {start.error && <FieldError>{errorSentence(start.error)}</FieldError>}
    </>
  );
}
