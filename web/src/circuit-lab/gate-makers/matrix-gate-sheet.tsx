import { clsx } from 'clsx';
import { useId, useState, type FormEvent } from 'react';
import { formatBits } from '@qubloom/quantum';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { spokenBits } from '../announcements/probability-message.ts';
import { Ket } from '../displays/panels/panel.tsx';
import { nameProblem } from '../edits/own-gates.ts';
import { useLab } from '../lab-context.tsx';
import { Sheet } from '../toolbar/sheet.tsx';
import { freshGateName, GateNameField } from './gate-name-field.tsx';
import { identityTexts, readMatrix, textsOfGate, type MatrixTexts } from './matrix-gate.ts';

export interface MatrixGateSheetProps {
  /** An existing gate to change. */
  readonly gate?: string | undefined;
  readonly onClose: () => void;
}

/** Makes a gate from a typed table of numbers, and says at once whether it is a gate. */
export function MatrixGateSheet({ gate, onClose }: MatrixGateSheetProps) {
  const lab = useLab();
  const { state, dispatch } = lab;
  const { definitions } = state.circuit;
  const before = textsOfGate(definitions.find(({ name }) => name === gate));
  const [name, setName] = useState(gate ?? freshGateName(lab, 'M'));
  const [texts, setTexts] = useState<MatrixTexts>(before ?? identityTexts(2));
  const read = readMatrix(texts);
  const wrongName = before ? undefined : nameProblem(state, name);
  const isReady = 'matrix' in read && wrongName === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!('matrix' in read) || !isReady) return;
    onClose();
    const definition = { name, wires: Math.log2(texts.length), matrix: read.matrix };
    dispatch({ kind: 'add-gate', definition });
  };
  return (
    <Sheet title={before ? `The gate ${name}` : 'A gate from a matrix'} onClose={onClose}>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {!before && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <GateNameField
              name={name}
              onName={setName}
              problem={wrongName}
              className="min-w-40 flex-1"
            />
            <Choices
              label="It acts on"
              options={[
                { value: '2', label: '1 qubit' },
                { value: '4', label: '2 qubits' },
              ]}
              chosen={String(texts.length)}
              onChoose={(size) => setTexts(identityTexts(Number(size)))}
            />
          </div>
        )}
        <MatrixTable texts={texts} read={read} onChange={setTexts} />
        <Button type="submit" aria-disabled={!isReady} className="self-start">
          {before ? 'Change the gate' : 'Make the gate'}
        </Button>
      </form>
    </Sheet>
  );
}

interface MatrixTableProps {
  readonly texts: MatrixTexts;
  readonly read: ReturnType<typeof readMatrix>;
  readonly onChange: (texts: MatrixTexts) => void;
}

function MatrixTable({ texts, read, onChange }: MatrixTableProps) {
  const help = useId();
  const size = texts.length;
  const wrong = 'problem' in read ? read.at : undefined;
  const nearest = 'problem' in read ? read.nearest : undefined;
  const change = (row: number, column: number, text: string) =>
    onChange(texts.map((each, i) => (i === row ? each.with(column, text) : each)));
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full table-fixed border-separate border-spacing-1">
        <thead>
          <tr className="font-mono text-sm">
            <td className="w-10" />
            {texts.map((_, column) => (
              <th key={column} scope="col" className="font-medium">
                <Ket bits={bitsOf(column, size)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((entries, row) => (
            <tr key={row}>
              <th scope="row" className="font-mono text-sm font-medium">
                <Ket bits={bitsOf(row, size)} />
              </th>
              {entries.map((text, column) => (
                <td key={column}>
                  <input
                    type="text"
                    aria-label={`Row ${spokenBits(bitsOf(row, size))}, column ${spokenBits(bitsOf(column, size))}`}
                    aria-invalid={wrong?.row === row && wrong.column === column}
                    aria-describedby={help}
                    value={text}
                    maxLength={40}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    onChange={(event) => change(row, column, event.currentTarget.value)}
                    className={clsx(
                      'h-11 w-full rounded-control border-[1.5px] border-control bg-surface px-1 text-center font-mono aria-invalid:border-bad',
                      size === 4 ? 'text-sm' : 'text-base',
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={help} className="text-sm text-ink-soft">
        Each column says what its state turns into. You can type 1/sqrt(2), i, -1 or e^(i pi/4).
      </p>
      <div aria-live="polite" className="min-h-12">
        {'problem' in read ? (
          <FieldError>{read.problem}</FieldError>
        ) : (
          <p className="mt-1.5 text-sm font-medium text-good-ink">
            This is a gate: it can be undone.
          </p>
        )}
      </div>
      {nearest && (
        <Button
          variant="secondary"
          size="small"
          className="min-h-11 self-start"
          onClick={() => onChange(nearest)}
        >
          Take the nearest gate
        </Button>
      )}
    </div>
  );
}

function bitsOf(index: number, size: number): string {
  return formatBits(index, Math.log2(size));
}
