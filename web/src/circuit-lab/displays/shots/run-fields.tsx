import { useId } from 'react';
import { countText } from '../panels/format.ts';
import { seedCount } from './use-shots.ts';

const shotChoices = [1, 10, 100, 1000, 10_000];

const field =
  'min-h-11 rounded-control border-[1.5px] border-control bg-surface px-3 text-base text-ink';

export function ShotsField({
  shots,
  onShots,
}: {
  readonly shots: number;
  readonly onShots: (shots: number) => void;
}) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      How many
      <select
        value={shots}
        onChange={(event) => onShots(Number(event.currentTarget.value))}
        className={field}
      >
        {shotChoices.map((choice) => (
          <option key={choice} value={choice}>
            {countText(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SeedField({
  seed,
  onSeed,
}: {
  readonly seed: number | null;
  readonly onSeed: (seed: number | null) => void;
}) {
  const hint = useId();
  return (
    <>
      <label className="flex flex-col gap-1 text-sm font-medium">
        Seed
        <input
          type="number"
          min={0}
          max={seedCount - 1}
          step={1}
          value={seed ?? ''}
          placeholder="Any"
          aria-describedby={hint}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            onSeed(Number.isSafeInteger(next) && next >= 0 && next < seedCount ? next : null);
          }}
          className={`${field} w-28`}
        />
      </label>
      <span id={hint} className="sr-only">
        The same seed gives the same results again. Without one, each run is drawn anew.
      </span>
    </>
  );
}
