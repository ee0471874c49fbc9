/** Shows the problems that the server found, each at the field of the form that its path names. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, errorSentence } from '../api/api.ts';

/** Shows the problems at their fields, and focuses the first one. */
export function showProblems<Form extends FieldValues>(
  error: Error,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): void {
  const placed = problemsOf(error).flatMap(({ path, message }) => {
    const field = fields.find((known) => known === path);
    return field ? [{ field, message }] : [];
  });
  placed.forEach(({ field, message }, index) =>
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}

/** Returns the message to show beside the button, if the error is not only about the form's fields. */
export function unplacedMessage(
  error: Error | null,
  fields: readonly string[],
): string | undefined {
  if (!error) return undefined;
  const problems = problemsOf(error);
  if (problems.length > 0 && problems.every(({ path }) => fields.includes(path))) return undefined;
  return errorSentence(error);
}

function problemsOf(error: Error) {
  return error instanceof ApiError ? error.problems : [];
}
