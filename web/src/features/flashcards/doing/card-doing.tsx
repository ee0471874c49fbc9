/** A card that is answered by doing. The engine says whether it is right, here at once and on the server. */
import type { CardAnswer, CardDoing as Doing, DoingOf } from '@qubloom/contract';
import {
  circuitGrid,
  circuitOfGrid,
  formatCircuitText,
  gradeCard,
  gridOfLine,
  turnedGrid,
} from '@qubloom/curriculum';
import { smallStateAfter } from '@qubloom/quantum';
import { useReducer, useState } from 'react';
import { arrowOf } from '../../../diagrams/arrow/arrow.ts';
import { ArrowDial } from '../../../diagrams/arrow/arrow-dial.tsx';
import { OutcomeTable } from '../../../diagrams/bars/outcome-bars.tsx';
import { CircuitStrip } from '../../../diagrams/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip } from '../../../diagrams/circuit-strip/strip-state.ts';
import { outcomesOf } from '../../../diagrams/trials/circuit-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../../ui/controls/labeled-slider.tsx';

export interface CardDoingProps {
  readonly doing: Doing;
  /** Names the circuit for those who cannot see it. */
  readonly question: string;
  readonly onPassed: (answer: CardAnswer) => void;
}

export function CardDoing({ doing, question, onPassed }: CardDoingProps) {
  const [feedback, setFeedback] = useState<{ readonly reason: string; readonly next: string }>();
  const check = async (answer: CardAnswer) => {
    const grade = await gradeCard(doing, answer);
    if (grade.passed) onPassed(answer);
    else setFeedback(grade);
  };
  const parts = { question, onCheck: (answer: CardAnswer) => void check(answer) };
  return (
    <div className="flex w-full max-w-xl flex-col gap-2">
      {doing.kind === 'build' && <Build doing={doing} {...parts} />}
      {doing.kind === 'turn' && <Turn doing={doing} {...parts} />}
      {doing.kind === 'histogram' && <Histogram doing={doing} {...parts} />}
      <p role="status" className="text-[0.9375rem] leading-snug empty:hidden">
        {feedback && (
          <>
            <strong className="font-semibold">{feedback.reason}</strong> {feedback.next}
          </>
        )}
      </p>
    </div>
  );
}

interface PartProps<Kind extends Doing['kind']> {
  readonly doing: DoingOf<Kind>;
  readonly question: string;
  readonly onCheck: (answer: CardAnswer) => void;
}

function Build({ doing, question, onCheck }: PartProps<'build'>) {
  const [strip, edit] = useReducer(editStrip, circuitGrid(doing.starter), (starter) =>
    startStrip(starter),
  );
  return (
    <>
      <CircuitStrip label={question} state={strip} gates={doing.gates} onEdit={edit} />
      <Button
        className="self-start"
        onClick={() => onCheck({ kind: 'build', circuit: formatCircuitText(strip.grid) })}
      >
        Check
      </Button>
    </>
  );
}

function Turn({ doing, onCheck }: PartProps<'turn'>) {
  const [degrees, setDegrees] = useState(0);
  // Only where all amplitudes are plain numbers does the arrow stay in the plane of the dial.
  const isPlain = /^[^/]*$/.test(doing.circuit) && !/\b(?:RX|RZ|P|S|T|Y)\b/.test(doing.circuit);
  return (
    <>
      <div className="flex items-center gap-4">
        {isPlain && (
          <ArrowDial
            arrow={arrowOf(smallStateAfter(circuitOfGrid(turnedGrid(doing.circuit, degrees))), 0)}
            name="The qubit"
            className="w-28 shrink-0 low:w-20"
          />
        )}
        <div className="min-w-0 flex-1">
          <LabeledSlider
            label="Turn"
            value={degrees}
            min={0}
            max={180}
            step={5}
            text={`${degrees} degrees`}
            onChange={setDegrees}
          />
        </div>
      </div>
      <Button className="self-start" onClick={() => onCheck({ kind: 'turn', degrees })}>
        Check
      </Button>
    </>
  );
}

const letters = ['A', 'B', 'C', 'D'] as const;

function Histogram({ doing, onCheck }: PartProps<'histogram'>) {
  const [chosen, choose] = useState<(typeof letters)[number] | ''>('');
  const charts = letters.slice(0, doing.charts.length);
  return (
    <div className="flex flex-col gap-2 self-center">
      <ul className="flex flex-wrap gap-1.5 self-center">
        {charts.map((letter, at) => (
          <li
            key={letter}
            className="rounded-control border border-line bg-sunken px-1 py-1 sm:px-3"
          >
            <p className="text-center font-semibold">{letter}</p>
            <OutcomeTable
              outcomes={outcomesOf(gridOfLine(doing.charts[at] ?? ''))}
              isHalf={false}
              isGlance
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3 self-center">
        <Choices
          label="Which chart?"
          options={charts.map((letter) => ({ value: letter, label: letter }))}
          chosen={chosen}
          onChoose={choose}
        />
        <Button
          aria-disabled={chosen === ''}
          onClick={() => {
            if (chosen !== '') onCheck({ kind: 'histogram', choice: letters.indexOf(chosen) });
          }}
        >
          Check
        </Button>
      </div>
    </div>
  );
}
