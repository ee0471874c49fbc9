/** Takes a list of names, pasted or as a file. The file is read on this page and not sent. */
import { useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { Button } from '../../../ui/controls/button.tsx';
import { fieldClass } from '../../../ui/controls/field-class.ts';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { decodeText, isWorkbook, isZipOfTables } from '../roster/decode-text.ts';

export interface NamesSourceProps {
  readonly onText: (text: string) => void;
}

/** Bytes. Ten thousand long rows are smaller. */
const largestFile = 5_000_000;

export function NamesSource({ onText }: NamesSourceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    if (file.size > largestFile) return setProblem('That file is too large for a list of names.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZipOfTables(bytes)) {
      return setProblem(
        'That is a ZIP file. Unpack it, and open the file with the names. In a OneRoster export, that is users.csv.',
      );
    }
    if (isWorkbook(bytes)) {
      return setProblem(
        'That is a workbook. In your spreadsheet, save the list as CSV, and open that file.',
      );
    }
    const read = decodeText(bytes);
    if (read.trim() === '') return setProblem('That file is empty.');
    setProblem(null);
    onText(read);
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setProblem('Please enter a name, or open a file.');
        else onText(text);
      }}
    >
      <div className="w-full">
        <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
          Names, one on each line
        </label>
        <textarea
          id={id}
          rows={6}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={clsx(problem !== null && `${id}-error`, `${id}-hint`)}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          className={clsx(fieldClass, 'px-4', problem === null ? 'border-control' : 'border-bad')}
        />
        {problem !== null && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          First names or made-up names are enough. Only the teachers of this class see them. You can
          paste from a spreadsheet, or open a CSV or text file, such as users.csv from OneRoster.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Check the names</Button>
        <Button variant="secondary" onClick={() => chooser.current?.click()}>
          Open a file
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        tabIndex={-1}
        aria-label="File with names"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) void open(chosen);
        }}
      />
    </form>
  );
}
