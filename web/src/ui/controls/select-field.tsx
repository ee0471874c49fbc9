import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './text-field.tsx';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labeled menu with its hint and its error, connected for screen readers. */
export function SelectField({ label, hint, error, id, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={fieldId} className="mb-1.5 block text-[0.9375rem] font-medium">
        {label}
      </label>
      <select
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="block min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-control bg-surface px-3 py-2 text-base text-ink"
      >
        {children}
      </select>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
