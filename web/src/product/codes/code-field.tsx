import type { ComponentProps } from 'react';
import { TextField } from '../../ui/controls/text-field.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'>;

/** A field for a code that somebody else has made. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      hint="Ten letters and digits, such as 7KQM2-X9RTB. Small letters are fine."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="w-full max-w-sm"
    />
  );
}
