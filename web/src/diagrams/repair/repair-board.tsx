import { clsx } from 'clsx';
import { Lightbulb, Wrench, Zap } from 'lucide-react';
import { useState } from 'react';
import {
  codeQubits,
  repaired,
  type CodeQubit,
  type CodeValue,
  type RepairReport,
} from './repair-code.ts';
import { ArrowDial } from '../arrow/arrow-dial.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';

const values = [
  { value: '0', label: '0' },
  { value: '1', label: '1' },
  { value: '+', label: 'A mix' },
] as const;

/** What a repair did: the qubit that it flipped, where the lamps pointed at one. */
interface Repair {
  readonly turned: CodeQubit | null;
}

/** One value stored in three qubits: strike some with a flip, read two lamps, repair by majority. */
export function RepairBoard() {
  const [value, setValue] = useState<CodeValue>('0');
  const [flipped, setFlipped] = useState<readonly CodeQubit[]>([]);
  const [repair, setRepair] = useState<Repair>();
  const report = repaired(value, flipped);

  const strike = (qubit: CodeQubit) => {
    setRepair(undefined);
    setFlipped(toggled(flipped, qubit));
  };
  const mend = () => {
    if (repair) return;
    const { blamed } = report;
    setRepair({ turned: blamed });
    if (blamed !== null) setFlipped(toggled(flipped, blamed));
  };
  const afresh = (chosen: CodeValue) => {
    setValue(chosen);
    setFlipped([]);
    setRepair(undefined);
  };

  return (
    <div className="grid gap-3 sm:gap-4">
      <Choices label="Keep this value" options={values} chosen={value} onChoose={afresh} />
      <div role="group" aria-label="The three qubits" className="flex flex-wrap gap-2">
        {codeQubits.map((qubit) => (
          <Button
            key={qubit}
            variant="secondary"
            aria-pressed={flipped.includes(qubit)}
            onClick={() => strike(qubit)}
            className={clsx('grow', flipped.includes(qubit) && 'border-one text-one-ink')}
          >
            <Zap aria-hidden className={flipped.includes(qubit) ? '' : 'opacity-30'} />
            {value === '+'
              ? `Qubit ${qubit}`
              : `Qubit ${qubit}: ${shown(value, flipped.includes(qubit))}`}
            <span className="sr-only">{flipped.includes(qubit) ? ', flipped' : ', as it was'}</span>
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">Press a qubit to strike it with a flip.</p>
      <div className="flex flex-wrap gap-3">
        <Lamp name="Qubits 0 and 1" isLit={report.lamps[0]} />
        <Lamp name="Qubits 1 and 2" isLit={report.lamps[1]} />
      </div>
      <p aria-live="polite" className="min-h-12">
        {repair ? `${repairText(repair)} ${outcomeText(report)}` : lampText(report)}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={mend} aria-disabled={repair !== undefined}>
          <Wrench aria-hidden /> Repair by the lamps
        </Button>
        <Button variant="quiet" onClick={() => afresh(value)}>
          Start again
        </Button>
      </div>
      {repair && (
        <figure className="flex flex-wrap items-center gap-4">
          <ArrowDial
            arrow={report.arrow}
            ideal={report.ideal}
            name="The qubit that came out"
            className="w-32"
          />
          <figcaption className="max-w-60 text-sm text-ink-soft">
            What came out, and dashed what was put in.
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function toggled(flipped: readonly CodeQubit[], qubit: CodeQubit): readonly CodeQubit[] {
  return flipped.includes(qubit) ? flipped.filter((one) => one !== qubit) : [...flipped, qubit];
}

function shown(value: '0' | '1', isFlipped: boolean): string {
  if (!isFlipped) return value;
  return value === '0' ? '1' : '0';
}

function Lamp({ name, isLit }: { readonly name: string; readonly isLit: boolean }) {
  return (
    <span
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-control border-2 px-4',
        isLit ? 'border-points bg-points-soft text-points-ink' : 'border-line text-ink-soft',
      )}
    >
      <Lightbulb aria-hidden className={clsx('size-5', isLit && 'fill-current')} />
      {name}: {isLit ? 'differ' : 'same'}
    </span>
  );
}

function lampText({ blamed, lamps }: RepairReport): string {
  if (blamed === null) return 'Both lamps are dark: all three seem to agree.';
  const lit = lamps.every(Boolean) ? 'Both lamps are lit' : 'One lamp is lit';
  return `${lit}: two against one, so qubit ${blamed} looks wrong.`;
}

function repairText({ turned }: Repair): string {
  return turned === null
    ? 'Both lamps were dark, so there was nothing to flip.'
    : `The lamps pointed at qubit ${turned}, so it was flipped. Now both are dark.`;
}

function outcomeText({ isSaved }: RepairReport): string {
  return isSaved
    ? 'The value is just as it was, and nobody had to look at it.'
    : 'The value is lost. More than one flip struck, and the majority was wrong.';
}
