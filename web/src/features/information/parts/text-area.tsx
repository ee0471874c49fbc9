import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { FieldError } from '../../../ui/controls/text-field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A labeled field for several lines, with its error. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        {label}
      </label>
      <textarea
        rows={6}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={clsx(
          'block w-full rounded-control border-[1.5px] bg-surface px-4 py-3 text-base text-ink transition-colors duration-150',
          'focus:border-action focus:outline-3 focus:outline-offset-0 focus:outline-action/30',
          error ? 'border-bad' : 'border-control',
        )}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
