/** One to five stars for a course. A learner can rate it once. */
import { stars, type Stars } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useRateCourse } from './use-rate-course.ts';

export interface RatingFormProps {
  readonly courseId: string;
  /** False once the rating was given, here or in another window. */
  readonly isAsked: boolean;
}

export function RatingForm({ courseId, isAsked }: RatingFormProps) {
  const rate = useRateCourse(courseId);
  if (!isAsked && !rate.isSuccess) return null;
  return (
    <section
      aria-label="Rating"
      className="rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div role="status">
        {rate.isSuccess && <p className="font-medium">Thanks. Your rating counts.</p>}
      </div>
      {!rate.isSuccess && <StarsForm isBusy={rate.isPending} onRate={rate.mutate} />}
    </section>
  );
}

interface StarsFormProps {
  readonly isBusy: boolean;
  readonly onRate: (rating: Stars) => void;
}

function StarsForm({ isBusy, onRate }: StarsFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<Stars>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onRate(chosen);
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium">How did you like this course?</legend>
        <div className="-ml-2 flex">
          {stars.map((count) => (
            <label
              key={count}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-action"
            >
              <input
                type="radio"
                name={name}
                value={count}
                checked={chosen === count}
                onChange={() => setChosen(count)}
                className="sr-only"
              />
              <span className="sr-only">{count === 1 ? '1 star' : `${count} stars`}</span>
              <Star
                aria-hidden="true"
                className={clsx(
                  'size-7 transition-colors duration-150',
                  chosen !== undefined && count <= chosen
                    ? 'fill-points text-points'
                    : 'text-control',
                )}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="secondary" disabled={chosen === undefined} busy={isBusy}>
        Send Rating
      </Button>
    </form>
  );
}
