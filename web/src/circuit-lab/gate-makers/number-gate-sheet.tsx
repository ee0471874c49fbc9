import { useState, type FormEvent } from 'react';
import { wireCount } from '@qubloom/quantum';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useLab } from '../lab-context.tsx';
import { Sheet } from '../toolbar/sheet.tsx';
import { limits, numberGate, type NumberOperation } from './number-gate.ts';

const operations: readonly { readonly value: NumberOperation; readonly label: string }[] = [
  { value: 'plus-one', label: '+1' },
  { value: 'minus-one', label: '−1' },
  { value: 'plus-register', label: '+A' },
  { value: 'times', label: '×A mod N' },
];

/** Chooses an arithmetic gate, which is then placed at the next tapped cell. */
export function NumberGateSheet({ onClose }: { readonly onClose: () => void }) {
  const { state, dispatch } = useLab();
  const wires = wireCount(state.circuit);
  const [operation, setOperation] = useState<NumberOperation>('plus-one');
  const [size, setSize] = useState(String(Math.min(wires, limits.wires)));
  const [factor, setFactor] = useState('7');
  const [modulus, setModulus] = useState('15');
  const gate = numberGate({
    operation,
    wires: wholeIn(size),
    factor: wholeIn(factor),
    modulus: wholeIn(modulus),
  });
  const missing = 'definition' in gate ? gate.definition.wires - wires : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('problem' in gate) return;
    onClose();
    dispatch({ kind: 'add-gate', definition: gate.definition });
  };
  return (
    <Sheet title="A gate that counts" onClose={onClose}>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-4">
        <Choices
          label="What it does"
          options={operations}
          chosen={operation}
          onChoose={setOperation}
        />
        {operation === 'times' ? (
          <div className="grid grid-cols-2 gap-3">
            <WholeField label="A" value={factor} onChange={setFactor} />
            <WholeField label="N" value={modulus} onChange={setModulus} />
          </div>
        ) : (
          <WholeField
            label={operation === 'plus-register' ? 'Wires for each number' : 'Wires'}
            value={size}
            onChange={setSize}
          />
        )}
        <div aria-live="polite" className="min-h-12 text-sm">
          {'problem' in gate ? (
            <p className="font-medium text-bad-ink">{gate.problem}</p>
          ) : (
            <>
              <p>{gate.example}</p>
              <p className="text-ink-soft">
                It takes {gate.definition.wires === 1 ? '1 wire' : `${gate.definition.wires} wires`}
                {missing > 0 && `, ${missing} more than there ${wires === 1 ? 'is' : 'are'} now`}.
              </p>
            </>
          )}
        </div>
        <Button type="submit" aria-disabled={'problem' in gate} className="self-start">
          Make the gate
        </Button>
      </form>
    </Sheet>
  );
}

interface WholeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function WholeField({ label, value, onChange }: WholeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function wholeIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
