import { clsx } from 'clsx';
import type { AgeRange } from '@qubloom/contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../../ui/controls/text-field.tsx';

const ages: readonly { value: AgeRange; label: string }[] = [
  { value: 'under-13', label: 'Under 13' },
  { value: '13-17', label: '13 to 17' },
  { value: '18-plus', label: '18 or over' },
];

export interface AgeFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Asked first, with nothing preselected and no hint about which answer allows more. */
export function AgeField({ field, error }: AgeFieldProps) {
  return (
    <fieldset aria-describedby={error ? 'age-error' : undefined}>
      <legend className="mb-1.5 text-[0.9375rem] font-medium">How old are you?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-2">
        {ages.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'grid min-h-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-control bg-surface',
              'px-2 text-center text-[0.9375rem] leading-tight font-medium transition-colors',
              'hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:text-action-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
            )}
          >
            <input {...field} type="radio" value={value} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id="age-error">{error}</FieldError>}
    </fieldset>
  );
}
