import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from './text-field.tsx';

export interface CheckBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  /** It means nothing until something else is chosen. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function CheckBox({ checked, onChange, error, disabled = false, children }: CheckBoxProps) {
  const errorId = useId();
  return (
    <div>
      <label
        className={clsx(
          'flex min-h-11 items-start gap-3',
          disabled ? 'text-ink-soft' : 'cursor-pointer',
        )}
      >
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center *:col-start-1 *:row-start-1">
          <input
            type="checkbox"
            checked={checked}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className={clsx(
              'peer size-6 appearance-none rounded-md border-[1.5px] bg-surface checked:border-action checked:bg-action forced-colors:appearance-auto',
              error ? 'border-bad' : 'border-control',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible size-4.5 text-on-action peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
