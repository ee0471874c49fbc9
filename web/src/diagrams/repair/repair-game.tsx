import { clsx } from 'clsx';
import { Lightbulb, Wrench, Zap } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  codeQubits,
  newRepair,
  repaired,
  withRepair,
  withStrike,
  type RepairState,
  type CodeQubit,
  type CodeValue,
  type Repair,
  type RepairReport,
} from './repair-code.ts';
import { ArrowDial } from '../arrow/arrow-dial.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { InteractiveLayout } from '../interactive-layout/interactive-layout.tsx';
import { playSound } from '../../ui/feedback/sounds.ts';
import { useReportRun } from '../trials/guess-run.ts';

const values = [
  { value: '0', label: '0' },
  { value: '1', label: '1' },
  { value: '+', label: 'A mix' },
] as const;

export interface RepairGameProps {
  readonly state: RepairState;
  readonly onChange: (state: RepairState) => void;
  /** A choice of what to try, if this is one of several. */
  readonly choice?: ReactNode;
  readonly numbers?: ReactNode;
  readonly problem?: string | undefined;
}

/** One value stored in three qubits: the learner flips some, reads two lamps, and repairs by majority. */
export function RepairGame({ state, onChange, choice, numbers, problem }: RepairGameProps) {
  const { value, flipped, repair } = state;
  const report = repaired(value, flipped);
  useReportRun(repair !== undefined);

  const strike = (qubit: CodeQubit) => {
    playSound('bad');
    onChange(withStrike(state, qubit));
  };
  const mend = () => {
    if (repair) return;
    onChange(withRepair(state));
  };
  const afresh = (chosen: CodeValue) => onChange(newRepair(chosen));

  return (
    <InteractiveLayout
      goal="Strike a qubit. Can the lamps save the value?"
      success={
        repair &&
        report.isSaved &&
        'The lamps told you what to repair, and you never saw the value.'
      }
      problem={problem}
      stage={
        <div className="flex flex-wrap items-center justify-center gap-3 p-3 not-compact:p-6">
          <div role="group" aria-label="The three qubits" className="flex items-center gap-1">
            {codeQubits.map((qubit) => (
              <Fragment key={qubit}>
                {qubit > 0 && (
                  <Lamp
                    name={`Qubits ${qubit - 1} and ${qubit}`}
                    isLit={report.lamps[qubit - 1] ?? false}
                  />
                )}
                <StruckQubit
                  qubit={qubit}
                  value={value}
                  isFlipped={flipped.includes(qubit)}
                  onStrike={() => strike(qubit)}
                />
              </Fragment>
            ))}
          </div>
          <CameOut report={repair && report} />
        </div>
      }
      controls={
        <>
          {choice}
          <Choices label="Keep this value" options={values} chosen={value} onChoose={afresh} />
          <Button
            onClick={mend}
            aria-disabled={repair !== undefined}
            className="justify-self-start"
          >
            <Wrench aria-hidden /> Repair by the lamps
          </Button>
        </>
      }
      message={repair ? `${repairText(repair)} ${outcomeText(report)}` : lampText(report)}
      numbers={numbers}
      onRestart={flipped.length > 0 || repair ? () => afresh(value) : null}
    />
  );
}

/** After a repair: the qubit that is left, beside the original. */
function CameOut({ report }: { readonly report: RepairReport | undefined }) {
  return (
    <figure className="flex min-h-28 items-center gap-2 tall:in-[.alone]:@max-sm/scene:min-h-40 tall:in-[.alone]:@5xl/scene:min-h-72">
      {report && (
        <>
          <ArrowDial
            arrow={report.arrow}
            ideal={report.ideal}
            name="The qubit that came out"
            className="animate-appear w-28 tall:in-[.alone]:@max-sm/scene:w-40 tall:in-[.alone]:@5xl/scene:w-72"
          />
          <figcaption className="max-w-40 text-sm text-ink-soft">
            What came out, and dashed what was put in.
          </figcaption>
        </>
      )}
    </figure>
  );
}

interface StruckQubitProps {
  readonly qubit: CodeQubit;
  readonly value: CodeValue;
  readonly isFlipped: boolean;
  readonly onStrike: () => void;
}

/** A ball that flips when pressed. */
function StruckQubit({ qubit, value, isFlipped, onStrike }: StruckQubitProps) {
  const bit = value === '+' ? null : shown(value, isFlipped);
  return (
    <button
      type="button"
      aria-pressed={isFlipped}
      onClick={onStrike}
      className={clsx(
        'relative grid size-17 place-items-center rounded-full border-3 font-mono text-2xl font-semibold',
        'transition-colors duration-200 hover:border-points',
        'not-compact:size-22 tall:in-[.alone]:@5xl/scene:size-36 tall:in-[.alone]:@5xl/scene:text-5xl',
        bit === null && 'border-action bg-action-soft text-action-ink',
        bit === '0' && 'border-zero bg-zero-soft text-zero-ink',
        bit === '1' && 'border-one bg-one-soft text-one-ink',
      )}
    >
      <span className="sr-only">
        Qubit {qubit}
        {bit !== null && `: ${bit}`}, {isFlipped ? 'flipped' : 'as it was'}
      </span>
      <span aria-hidden key={String(isFlipped)} className="animate-appear">
        {bit ?? 'q'}
      </span>
      {isFlipped && (
        <Zap
          aria-hidden
          className="animate-appear absolute -top-1 -right-1 size-7 fill-points text-points"
        />
      )}
    </button>
  );
}

function shown(value: '0' | '1', isFlipped: boolean): string {
  if (!isFlipped) return value;
  return value === '0' ? '1' : '0';
}

/** Between two qubits: lit if they differ. */
function Lamp({ name, isLit }: { readonly name: string; readonly isLit: boolean }) {
  return (
    <span
      className={clsx(
        'grid w-9 place-items-center tall:in-[.alone]:@5xl/scene:w-16',
        isLit ? 'text-points' : 'text-control',
      )}
    >
      <Lightbulb
        aria-hidden
        className={clsx(
          'size-8 tall:in-[.alone]:@5xl/scene:size-14 transition-colors duration-200',
          isLit && 'fill-current',
        )}
      />
      <span aria-hidden className="text-xs">
        {isLit ? '≠' : '='}
      </span>
      <span className="sr-only">
        {name}: {isLit ? 'differ' : 'same'}
      </span>
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
