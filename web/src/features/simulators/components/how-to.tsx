import { aboutSimulator } from '../about-simulators.ts';

/** How a simulator is used, step by step. */
export function HowTo({ name }: { readonly name: string }) {
  const { title, idea, steps } = aboutSimulator(name);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="font-heading text-xl font-semibold">{title}</p>
        <p className="mt-1 max-w-[60ch] text-ink-soft">{idea}</p>
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex max-w-[60ch] items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-action-soft font-heading text-sm font-semibold text-action-ink"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <p className="max-w-[60ch] text-sm text-ink-soft">
        Everything here is an exact simulation. Real quantum machines are noisier.
      </p>
    </div>
  );
}
