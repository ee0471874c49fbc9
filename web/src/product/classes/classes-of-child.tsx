/** The classes of a learner under 18, for a grown-up. The parent of a child under 13 can end each of them. */
import type { LinkedClass } from '@qubloom/contract';
import { useToasts } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../forms/confirm-dialog.tsx';
import { namesOf } from '../learner/names-of.ts';

export interface ClassesOfChildProps {
  /** The learner's name. */
  readonly name: string;
  readonly classes: readonly LinkedClass[];
  /** Takes the child out, and shows that it is out. */
  readonly end: (id: LinkedClass['id']) => Promise<unknown>;
}

export function ClassesOfChild({ name, classes, end }: ClassesOfChildProps) {
  if (classes.length === 0) return null;
  return (
    <section aria-label={`${name}'s classes`} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {classes.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="break-words">
              In the class <strong className="font-medium">{one.name}</strong>
              {one.teachers.length > 0 && ` with ${namesOf(one.teachers)}`}
            </span>
            {one.canEnd && <EndClass name={name} one={one} end={end} />}
          </li>
        ))}
      </ul>
      <p className="text-[0.9375rem] text-ink-soft">
        Teachers see what {name} learns and hands in from the day of joining.
        {classes.every(({ canEnd }) => !canEnd) && ` ${name} or a teacher can end it.`}
      </p>
    </section>
  );
}

interface EndClassProps extends Pick<ClassesOfChildProps, 'name' | 'end'> {
  readonly one: LinkedClass;
}

function EndClass({ name, one, end }: EndClassProps) {
  const toasts = useToasts();
  return (
    <ConfirmDialog
      opener={
        <>
          End it <span className="sr-only">with {one.name}</span>
        </>
      }
      variant="secondary"
      title={`Take ${name} out of ${one.name}`}
      description={`Its teachers no longer see ${name}'s progress. What ${name} has learned stays. With a new code, ${name} could join again, and you would get an email about it.`}
      confirm="End it now"
      busyLabel="Ending it..."
      cancel="Keep it"
      act={() => end(one.id)}
      onDone={() =>
        toasts.show({
          title: `${name} is out of ${one.name}`,
          description: 'Its teachers see nothing more.',
        })
      }
    />
  );
}
