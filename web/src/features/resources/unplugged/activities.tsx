import { OpenSign } from '../open-sign.tsx';
import { activities, type Activity } from './activities-content.ts';
import { Details } from '../../../ui/display/details.tsx';

export function Activities() {
  return (
    <>
      <p className="max-w-[65ch]">
        Seven experiments with things you have at home or in class. Each one says where it is like a
        qubit, and where it isn't.
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {activities.map((activity) => (
          <ActivityItem key={activity.title} activity={activity} />
        ))}
      </ul>
    </>
  );
}

function ActivityItem({ activity }: { readonly activity: Activity }) {
  const { title, time, needed, steps, why, limits, Icon } = activity;
  return (
    <li className="rounded-card border border-line bg-surface shadow-card">
      <Details className="group">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-4 rounded-card p-4 sm:p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-action-soft text-action-ink">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <h3 className="flex min-w-0 flex-1 basis-40 items-center gap-4 text-lg">
            <span className="min-w-0 flex-1">
              {title}
              <span className="block font-sans text-sm font-normal text-ink-soft">{time}</span>
            </span>
            <OpenSign />
          </h3>
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-5 sm:px-5">
          <p>
            <strong className="font-semibold">You need:</strong> {needed}
          </p>
          <ol className="flex list-decimal flex-col gap-1.5 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <strong className="font-semibold">What it shows:</strong> {why}
          </p>
          <p className="text-ink-soft">
            <strong className="font-semibold">Where it isn't like a qubit:</strong> {limits}
          </p>
        </div>
      </Details>
    </li>
  );
}
