import { gradeNumber, parseShownNumber } from '@qubloom/curriculum';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import type { CheckProps } from './check-props.ts';

export function NumberCheck({ block, onGraded, onChanged }: CheckProps<'number'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const isPercent = block.unit === 'percent';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = numberOf(typed, isPercent);
    if (number === undefined) setError('Type a number, like 12 or 0.5.');
    else onGraded(gradeNumber(block, number));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={isPercent ? 'Your number, in percent' : 'Your number'}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={error}
        end={isPercent && <span className="px-2 text-ink-soft">%</span>}
        className="w-52"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
          onChanged();
        }}
      />
      <Button type="submit" className="mt-7">
        Check
      </Button>
    </form>
  );
}

/** Parses `25`, `25%`, `1/4`, `-0.5`. For percentages, a fraction or a number below 1 is a part of the whole. */
export function numberOf(typed: string, isPercent: boolean): number | undefined {
  const plain = typed.trim().replace(',', '.');
  const read = /\d/.test(plain) ? parseShownNumber(plain) : undefined;
  if (!read) return undefined;
  const isPart = isPercent && (plain.includes('%') || plain.includes('/') || /^0?\.\d/.test(plain));
  return isPart ? 100 * read.value : read.value;
}
