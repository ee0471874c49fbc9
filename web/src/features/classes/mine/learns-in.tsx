import type { MyClasses } from '@qubloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { myClassesQuery } from '../../../product/classes/my-classes-query.ts';
import { ConfirmDialog } from '../../../product/forms/confirm-dialog.tsx';
import { namesOf } from '../../../product/learner/names-of.ts';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';

type ClassOfLearner = MyClasses['learnsIn'][number];

/** The classes in which the reader learns. */
export function LearnsIn({ classes }: { readonly classes: readonly ClassOfLearner[] }) {
  return (
    <CardSection title={classes.length === 1 ? 'Your class' : 'Your classes'}>
      <ul className="flex flex-col gap-4">
        {classes.map(({ id, name, teachers, isClassAccount, archivedAt, sendsRecords }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-[min(100%,12rem)] flex-1">
              <strong className="font-medium break-words">{name}</strong>
              <span className="block text-[0.9375rem] text-ink-soft">
                {teachers.length > 0 && `with ${namesOf(teachers)}`}
                {archivedAt !== null && ' (ended)'}
              </span>
              {sendsRecords && (
                <span className="block text-[0.9375rem] text-ink-soft">
                  Your school also gets which lessons and tasks you finish and how quizzes went,
                  with a number and without your name.
                </span>
              )}
            </span>
            {!isClassAccount && <LeaveClass id={id} name={name} />}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** Leaves a class after a second press. */
function LeaveClass({ id, name }: Pick<ClassOfLearner, 'id' | 'name'>) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return (
    <ConfirmDialog
      opener={
        <>
          Leave <span className="sr-only">{name}</span>
        </>
      }
      variant="quiet"
      title={`Leave ${name}`}
      description="Its teachers no longer see your progress. To come back, you need a code again. Everything that you have learned stays yours."
      confirm="Leave the class"
      busyLabel="Leaving..."
      cancel="Stay"
      act={() => call(classes.leave, { params: { id }, body: {} })}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: myClassesQuery.queryKey });
        toasts.show({ title: `You left ${name}`, description: 'Its teachers see nothing more.' });
      }}
    />
  );
}
