/** A form whose entries the server checks: its fields, an error that belongs to none of them, and its button. */
import type { FormEvent, ReactNode } from 'react';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { unplacedMessage } from './form-problems.ts';

export interface ServerFormProps {
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  /** The server's latest refusal, or a failure to reach it. */
  readonly error: Error | null;
  /** Names of the fields that show their own errors. */
  readonly fields: readonly string[];
  /** The button that sends the form, with everything below it. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

export function ServerForm({ onSubmit, error, fields, button, children }: ServerFormProps) {
  const message = unplacedMessage(error, fields);
  return (
    <form
      noValidate
      // Keeps the browser from sending the form if it is submitted before the scripts have loaded.
      method="dialog"
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-5"
    >
      {children}
      {message && <FieldError>{message}</FieldError>}
      {button}
    </form>
  );
}
